import { Svg, type IconProps } from './Svg.tsx'

export function VideoIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="2.6" y="5.2" width="18.8" height="13.6" rx="4" />
      <path d="m10.2 9.2 4.8 2.8-4.8 2.8Z" fill="currentColor" />
    </Svg>
  )
}

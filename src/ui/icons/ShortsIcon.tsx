import { Svg, type IconProps } from './Svg.tsx'

export function ShortsIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="6.2" y="2.6" width="11.6" height="18.8" rx="3.4" />
      <path d="m10.4 9.2 4.6 2.8-4.6 2.8Z" fill="currentColor" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function RetryIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M19.6 12a7.6 7.6 0 1 1-2.3-5.4" />
      <path d="M19.8 3.6v4.2h-4.2" />
    </Svg>
  )
}

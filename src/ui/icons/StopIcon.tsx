import { Svg, type IconProps } from './Svg.tsx'

export function StopIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="6.4" y="6.4" width="11.2" height="11.2" rx="2.4" fill="currentColor" />
    </Svg>
  )
}

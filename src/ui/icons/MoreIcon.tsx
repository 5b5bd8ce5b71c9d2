import { Svg, type IconProps } from './Svg.tsx'

export function MoreIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <g fill="currentColor" stroke="none">
        <circle cx="12" cy="5.4" r="1.6" />
        <circle cx="12" cy="12" r="1.6" />
        <circle cx="12" cy="18.6" r="1.6" />
      </g>
    </Svg>
  )
}

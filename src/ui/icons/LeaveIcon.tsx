import { Svg, type IconProps } from './Svg.tsx'

export function LeaveIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M13.4 4H7a2.2 2.2 0 0 0-2.2 2.2v11.6A2.2 2.2 0 0 0 7 20h6.4M10.4 12h9.4M16.4 8.4 20 12l-3.6 3.6" />
    </Svg>
  )
}

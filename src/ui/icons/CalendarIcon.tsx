import { Svg, type IconProps } from './Svg.tsx'

export function CalendarIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="3.6" y="5" width="16.8" height="15.4" rx="3" />
      <path d="M3.6 10h16.8M8.2 3v3.6M15.8 3v3.6" />
    </Svg>
  )
}

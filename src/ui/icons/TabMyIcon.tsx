import { Svg, type IconProps } from './Svg.tsx'

export function TabMyIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="12" cy="8.1" r="4.3" />
      <path d="M4 20.4c.7-3.9 4-6 8-6s7.3 2.1 8 6" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function BellIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M5.6 16.6V10.8a6.4 6.4 0 0 1 12.8 0v5.8l1.4 1.6H4.2Z" />
      <path d="M9.8 18.4a2.25 2.25 0 0 0 4.4 0" />
    </Svg>
  )
}

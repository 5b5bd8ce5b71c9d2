import { Svg, type IconProps } from './Svg.tsx'

export function MapPinIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 21s-7-6-7-11.2a7 7 0 0 1 14 0C19 15 12 21 12 21Z" />
      <circle cx="12" cy="9.8" r="2.6" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function FilterIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M4 7.4h9.4M18.6 7.4H20M4 16.6h1.4M10.6 16.6H20" />
      <circle cx="16" cy="7.4" r="2.6" />
      <circle cx="8" cy="16.6" r="2.6" />
    </Svg>
  )
}

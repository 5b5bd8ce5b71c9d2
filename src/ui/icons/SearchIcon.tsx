import { Svg, type IconProps } from './Svg.tsx'

export function SearchIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="10.8" cy="10.8" r="6.6" />
      <path d="m15.7 15.7 4.8 4.8" />
    </Svg>
  )
}

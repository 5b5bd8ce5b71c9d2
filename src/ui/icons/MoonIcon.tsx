import { Svg, type IconProps } from './Svg.tsx'

export function MoonIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M19.8 14.4A8.2 8.2 0 0 1 9.6 4.2a8.2 8.2 0 1 0 10.2 10.2Z" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function MinusIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M4.5 12h15" />
    </Svg>
  )
}

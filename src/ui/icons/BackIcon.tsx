import { Svg, type IconProps } from './Svg.tsx'

export function BackIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M15 4.5 7.5 12l7.5 7.5" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function CloseIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function SendIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 19.2V5.2M5.6 11.4 12 5l6.4 6.4" />
    </Svg>
  )
}

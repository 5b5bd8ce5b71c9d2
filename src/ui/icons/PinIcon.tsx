import { Svg, type IconProps } from './Svg.tsx'

export function PinIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M9 3.6h6l-.7 6 3 3.2v1.6H6.7v-1.6l3-3.2Z" />
      <path d="M12 14.4v6" />
    </Svg>
  )
}

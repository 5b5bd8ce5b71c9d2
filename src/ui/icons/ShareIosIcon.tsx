import { Svg, type IconProps } from './Svg.tsx'

export function ShareIosIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 14.6V3.4M8.4 6.6 12 3.2l3.6 3.4M8 9.6H6.8a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H16" />
    </Svg>
  )
}

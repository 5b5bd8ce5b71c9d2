import { Svg, type IconProps } from './Svg.tsx'

export function TabHomeIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M3.8 10.6 12 3.6l8.2 7v7.9a2.2 2.2 0 0 1-2.2 2.2H6a2.2 2.2 0 0 1-2.2-2.2Z" />
      <path d="M9.4 20.6v-5.3a2.6 2.6 0 0 1 5.2 0v5.3" />
    </Svg>
  )
}

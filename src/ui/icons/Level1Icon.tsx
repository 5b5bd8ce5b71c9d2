import { Svg, type IconProps } from './Svg.tsx'

export function Level1Icon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M5 19v-3" strokeWidth="3.2" />
      <path d="M12 19v-8M19 19V6" strokeWidth="3.2" opacity=".28" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function SoundOffIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M4 9.4v5.2h3.3l4.9 4V5.4l-4.9 4Z" />
      <path d="m15.8 9.5 5 5m0-5-5 5" />
    </Svg>
  )
}

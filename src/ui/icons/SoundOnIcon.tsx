import { Svg, type IconProps } from './Svg.tsx'

export function SoundOnIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M4 9.4v5.2h3.3l4.9 4V5.4l-4.9 4Z" />
      <path d="M15.6 9a4.2 4.2 0 0 1 0 6M18.2 6.4a7.9 7.9 0 0 1 0 11.2" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function FileAudioIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M13.4 3.4H7.2A2.2 2.2 0 0 0 5 5.6v12.8a2.2 2.2 0 0 0 2.2 2.2h9.6a2.2 2.2 0 0 0 2.2-2.2V9Z" />
      <path d="M13.4 3.4V9H19" />
      <path d="M9 16.6v-2.4M12 17.6v-4.4M15 16.6v-2.4" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function MusicIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="7" cy="17.4" r="3" />
      <circle cx="17" cy="15.4" r="3" />
      <path d="M10 17.4V6.4l10-2v11M10 9.8l10-2" />
    </Svg>
  )
}

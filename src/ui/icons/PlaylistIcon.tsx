import { Svg, type IconProps } from './Svg.tsx'

export function PlaylistIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M3.6 6.2h11M3.6 11.2h11M3.6 16.2h6.6" />
      <circle cx="15.2" cy="17.4" r="2.5" />
      <path d="M17.7 17.4V8.2l3 1.3" />
    </Svg>
  )
}

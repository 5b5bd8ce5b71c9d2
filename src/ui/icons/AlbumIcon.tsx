import { Svg, type IconProps } from './Svg.tsx'

export function AlbumIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="12" cy="12" r="8.8" />
      <circle cx="12" cy="12" r="2.4" />
      <path d="M12 6.2A5.8 5.8 0 0 1 17.8 12" />
    </Svg>
  )
}

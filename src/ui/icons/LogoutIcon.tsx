import { Svg, type IconProps } from './Svg.tsx'

export function LogoutIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M10.6 4H7a2.2 2.2 0 0 0-2.2 2.2v11.6A2.2 2.2 0 0 0 7 20h3.6M9.8 12h10M16.4 8.4 20 12l-3.6 3.6" />
    </Svg>
  )
}

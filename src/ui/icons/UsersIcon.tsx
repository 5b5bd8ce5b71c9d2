import { Svg, type IconProps } from './Svg.tsx'

export function UsersIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="9" cy="8.4" r="3.7" />
      <path d="M2.2 19.6c.5-3.4 3.3-5.3 6.8-5.3s6.3 1.9 6.8 5.3" />
      <path d="M15.4 4.9a3.7 3.7 0 0 1 0 7M18.4 14.9c1.9.8 3.1 2.4 3.4 4.7" />
    </Svg>
  )
}

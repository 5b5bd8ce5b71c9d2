import { Svg, type IconProps } from './Svg.tsx'

export function UserPlusIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="9.6" cy="8.1" r="4.1" />
      <path d="M2.4 20c.6-3.6 3.5-5.6 7.2-5.6 2.2 0 4.1.7 5.4 2" />
      <path d="M18.6 11.6v6M15.6 14.6h6" />
    </Svg>
  )
}

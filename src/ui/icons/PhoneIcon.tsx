import { Svg, type IconProps } from './Svg.tsx'

export function PhoneIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="6.4" y="2.8" width="11.2" height="18.4" rx="2.8" />
      <path d="M10.6 18.2h2.8" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function EyeIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M2.6 12S6 5.6 12 5.6 21.4 12 21.4 12 18 18.4 12 18.4 2.6 12 2.6 12Z" />
      <circle cx="12" cy="12" r="2.9" />
    </Svg>
  )
}

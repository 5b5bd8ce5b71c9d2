import { Svg, type IconProps } from './Svg.tsx'

export function InfoIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 11.2v5.2" />
      <circle cx="12" cy="7.9" r="1.1" fill="currentColor" stroke="none" />
    </Svg>
  )
}

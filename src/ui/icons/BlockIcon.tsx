import { Svg, type IconProps } from './Svg.tsx'

export function BlockIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="12" cy="12" r="8.6" />
      <path d="m6 6 12 12" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function ExternalIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M13.4 4.6h6v6M19 5 11 13M17.4 13.6v4a2 2 0 0 1-2 2H6.6a2 2 0 0 1-2-2V8.8a2 2 0 0 1 2-2h4" />
    </Svg>
  )
}

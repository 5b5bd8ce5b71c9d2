import { Svg, type IconProps } from './Svg.tsx'

export function PlayIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path fill="currentColor" d="M7.5 5.2v13.6L18.6 12Z" />
    </Svg>
  )
}

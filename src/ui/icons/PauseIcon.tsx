import { Svg, type IconProps } from './Svg.tsx'

export function PauseIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M8.4 5.4v13.2M15.6 5.4v13.2" strokeWidth="3" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function AddHomeIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4.2" />
      <path d="M12 8.4v7.2M8.4 12h7.2" />
    </Svg>
  )
}

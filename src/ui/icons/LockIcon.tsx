import { Svg, type IconProps } from './Svg.tsx'

export function LockIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="4.8" y="10.4" width="14.4" height="10" rx="2.6" />
      <path d="M8 10.4V7.6a4 4 0 0 1 8 0v2.8M12 14.4v2" />
    </Svg>
  )
}

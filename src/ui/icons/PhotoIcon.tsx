import { Svg, type IconProps } from './Svg.tsx'

export function PhotoIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="3.6" y="3.6" width="16.8" height="16.8" rx="5" />
      <circle cx="12" cy="12" r="3.9" />
      <circle cx="16.7" cy="7.3" r=".9" fill="currentColor" stroke="none" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function MicIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="8.8" y="3" width="6.4" height="11" rx="3.2" />
      <path d="M5.4 11.4a6.6 6.6 0 0 0 13.2 0M12 18v3" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function WifiOffIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M3 9.4a13.4 13.4 0 0 1 5-3M11.5 5.6A13.3 13.3 0 0 1 21 9.4M6.2 13a8.8 8.8 0 0 1 3.4-2M14.6 11.2c1.2.4 2.3 1 3.2 1.8M9.4 16.4a4.2 4.2 0 0 1 5.2 0M4 3.4l16.4 17" />
      <circle cx="12" cy="19.6" r="1.1" fill="currentColor" stroke="none" />
    </Svg>
  )
}

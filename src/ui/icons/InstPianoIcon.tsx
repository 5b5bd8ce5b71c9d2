import { Svg, type IconProps } from './Svg.tsx'

export function InstPianoIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M3 17V9.8C3 5.9 5.7 3.2 9.2 3.2c3.3 0 4.5 2 4.9 4.2.35 2 1.2 2.9 3.1 3.2 2.4.4 3.8 1.9 3.8 4.1V17" />
      <path d="M2.6 17h18.8v2.2a1.6 1.6 0 0 1-1.6 1.6H4.2a1.6 1.6 0 0 1-1.6-1.6Z" />
      <path d="M8.9 17v2M12 17v2M15.1 17v2" />
    </Svg>
  )
}

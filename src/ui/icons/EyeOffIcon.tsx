import { Svg, type IconProps } from './Svg.tsx'

export function EyeOffIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M9.8 5.9c.7-.2 1.4-.3 2.2-.3 6 0 9.4 6.4 9.4 6.4a17 17 0 0 1-2.6 3.4M6 7.6A16 16 0 0 0 2.6 12S6 18.4 12 18.4c1.6 0 3-.4 4.2-1.1M9.9 10a2.9 2.9 0 0 0 4.1 4.1M4 4l16 16" />
    </Svg>
  )
}

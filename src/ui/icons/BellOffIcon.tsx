import { Svg, type IconProps } from './Svg.tsx'

export function BellOffIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M8.2 5.7a6.4 6.4 0 0 1 10.2 5.1v3.4M18.6 18.2H4.2l1.4-1.6V10.8c0-.7.1-1.4.3-2M4 3.4l16.4 17" />
      <path d="M9.8 18.4a2.25 2.25 0 0 0 4.4 0" />
    </Svg>
  )
}

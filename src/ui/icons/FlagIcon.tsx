import { Svg, type IconProps } from './Svg.tsx'

export function FlagIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M5.4 20.8V4.2M5.4 5c4.6-2.6 8.2 2.4 13.6-.2v9.4c-5.4 2.6-9-2.4-13.6.2" />
    </Svg>
  )
}

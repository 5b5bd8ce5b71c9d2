import { Svg, type IconProps } from './Svg.tsx'

export function CheckIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m4.5 12.6 5 5 10-10.8" />
    </Svg>
  )
}

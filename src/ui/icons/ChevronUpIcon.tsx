import { Svg, type IconProps } from './Svg.tsx'

export function ChevronUpIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m6 14.5 6-6 6 6" />
    </Svg>
  )
}

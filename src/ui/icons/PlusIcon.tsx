import { Svg, type IconProps } from './Svg.tsx'

export function PlusIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 4.5v15M4.5 12h15" />
    </Svg>
  )
}

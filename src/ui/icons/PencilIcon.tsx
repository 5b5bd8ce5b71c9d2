import { Svg, type IconProps } from './Svg.tsx'

export function PencilIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m4.2 19.8.9-4.1L15.7 5.1a2.3 2.3 0 0 1 3.2 3.2L8.3 18.9Z" />
      <path d="m13.8 7 3.2 3.2" />
    </Svg>
  )
}

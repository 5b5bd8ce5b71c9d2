import { Svg, type IconProps } from './Svg.tsx'

export function StarIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m12 3.4 2.65 5.4 5.95.85-4.3 4.2 1 5.9L12 16.95l-5.3 2.8 1-5.9-4.3-4.2 5.95-.85Z" />
    </Svg>
  )
}

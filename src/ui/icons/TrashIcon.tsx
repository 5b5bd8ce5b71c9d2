import { Svg, type IconProps } from './Svg.tsx'

export function TrashIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M4.4 6.8h15.2M9.2 6.8V4.4h5.6v2.4M6.2 6.8l.8 11.6a2 2 0 0 0 2 1.9h6a2 2 0 0 0 2-1.9l.8-11.6M10.2 11v5M13.8 11v5" />
    </Svg>
  )
}

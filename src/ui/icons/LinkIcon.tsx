import { Svg, type IconProps } from './Svg.tsx'

export function LinkIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M10 14.2a3.8 3.8 0 0 0 5.6.3l3-3a3.9 3.9 0 0 0-5.5-5.5l-1.2 1.2M14 9.8a3.8 3.8 0 0 0-5.6-.3l-3 3a3.9 3.9 0 0 0 5.5 5.5l1.2-1.2" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function ImageIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="3.2" y="4.2" width="17.6" height="15.6" rx="3.2" />
      <circle cx="8.6" cy="9.4" r="1.6" />
      <path d="m4 17.2 4.6-4.4 3 2.8 4-4.4 5 5" />
    </Svg>
  )
}

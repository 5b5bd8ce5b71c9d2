import { Svg, type IconProps } from './Svg.tsx'

export function InstDrumsIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <ellipse cx="12" cy="11.6" rx="8.4" ry="3.1" />
      <path d="M3.6 11.6v5.6c0 1.75 3.75 3.15 8.4 3.15s8.4-1.4 8.4-3.15v-5.6" />
      <path d="M8 14.4v5.45M16 14.4v5.45" />
      <path d="m13.1 11.2 7-7.1M10.9 11.2l-7-7.1" />
    </Svg>
  )
}

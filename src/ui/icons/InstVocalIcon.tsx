import { Svg, type IconProps } from './Svg.tsx'

export function InstVocalIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="15.9" cy="8.1" r="4.85" />
      <path d="m12.3 4.85 6.85 6.85" />
      <path d="M11.2 9.45 3.9 17.6a1.75 1.75 0 0 0 2.5 2.5l8.15-7.3" />
      <path d="m9.15 14.85.02-.02" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function ClearIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle cx="12" cy="12" r="9" fill="currentColor" stroke="none" />
      <path d="m9 9 6 6m0-6-6 6" stroke="var(--icon-cut,#1D1D22)" />
    </Svg>
  )
}

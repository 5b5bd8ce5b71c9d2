import { Svg, type IconProps } from './Svg.tsx'

export function ArchiveIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="3" y="4" width="18" height="4.6" rx="1.6" />
      <path d="M4.6 8.6v9.2a2.2 2.2 0 0 0 2.2 2.2h10.4a2.2 2.2 0 0 0 2.2-2.2V8.6M9.6 12.6h4.8" />
    </Svg>
  )
}

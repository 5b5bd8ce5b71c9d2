import { Svg, type IconProps } from './Svg.tsx'

export function DownloadIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 4v11M7.2 10.4 12 15.2l4.8-4.8M5 19.6h14" />
    </Svg>
  )
}

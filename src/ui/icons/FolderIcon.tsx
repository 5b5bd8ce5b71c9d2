import { Svg, type IconProps } from './Svg.tsx'

export function FolderIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M3.2 17.4V6.8a2 2 0 0 1 2-2h4l2.2 2.6h7.4a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5.2a2 2 0 0 1-2-2Z" />
    </Svg>
  )
}

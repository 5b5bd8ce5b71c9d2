import { Svg, type IconProps } from './Svg.tsx'

export function FolderFillIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path
        fill="currentColor"
        stroke="none"
        d="M2.6 17.2V6.6a2.6 2.6 0 0 1 2.6-2.6h3.7c.6 0 1.1.25 1.5.7l1.5 1.9h6.9a2.6 2.6 0 0 1 2.6 2.6v8a2.6 2.6 0 0 1-2.6 2.6H5.2a2.6 2.6 0 0 1-2.6-2.6Z"
      />
    </Svg>
  )
}

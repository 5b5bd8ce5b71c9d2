import { Svg, type IconProps } from './Svg.tsx'

export function DocumentIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M13.4 3.4H7.2A2.2 2.2 0 0 0 5 5.6v12.8a2.2 2.2 0 0 0 2.2 2.2h9.6a2.2 2.2 0 0 0 2.2-2.2V9Z" />
      <path d="M13.4 3.4V9H19M8.6 13h6.8M8.6 16.6h4.4" />
    </Svg>
  )
}

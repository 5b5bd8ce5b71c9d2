import { Svg, type IconProps } from './Svg.tsx'

export function MailIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="3" y="5" width="18" height="14" rx="3" />
      <path d="m4 7.4 8 6 8-6" />
    </Svg>
  )
}

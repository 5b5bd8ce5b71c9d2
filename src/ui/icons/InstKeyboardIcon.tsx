import { Svg, type IconProps } from './Svg.tsx'

export function InstKeyboardIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="2.4" y="5.5" width="19.2" height="13" rx="2.4" />
      <path d="M7.2 12.4v6.1M12 12.4v6.1M16.8 12.4v6.1" />
      <path d="M6.1 5.5v6.9h2.2V5.5M10.9 5.5v6.9h2.2V5.5M15.7 5.5v6.9h2.2V5.5" />
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function SettingsIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m10.2 3.6-.45 2.1a6.8 6.8 0 0 0-1.9 1.1l-2.05-.65-1.8 3.1 1.6 1.45a6.9 6.9 0 0 0 0 2.2L4 14.35l1.8 3.1 2.05-.65c.57.46 1.2.83 1.9 1.1l.45 2.1h3.6l.45-2.1a6.8 6.8 0 0 0 1.9-1.1l2.05.65 1.8-3.1-1.6-1.45a6.9 6.9 0 0 0 0-2.2L20 9.25l-1.8-3.1-2.05.65a6.8 6.8 0 0 0-1.9-1.1l-.45-2.1Z" />
      <circle cx="12" cy="11.8" r="2.7" />
    </Svg>
  )
}

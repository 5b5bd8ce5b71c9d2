import { Svg, type IconProps } from './Svg.tsx'

export function InstBassIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <g transform="rotate(45 12 12) translate(1.92 2.02) scale(0.84)" strokeWidth="2.08">
        <path d="M12 15.6V1.4" />
        <path d="M12 1.4V-3.6M9.6-2.4h4.8M9.6.8h4.8" />
        <path d="M10 15.8c-.1-2-.6-4.2-2-4.2-1.3 0-1.6 1.5-1.3 3 .3 1.4 1 2.1 1 3.3 0 1.3-1.1 2-1.1 4 0 2.6 2.2 4.3 5.2 4.3 3.2 0 5.6-1.8 5.6-4.6 0-2-1-2.6-1-3.8 0-.9.6-1.4.7-2.4.1-1.1-.4-1.9-1.3-1.9s-1.4.8-1.5 1.9c-.1 1.1-.8 1.6-2.2 1.6-1.3 0-2-.4-2.1-1.2Z" />
        <path d="M9.8 21.4h4.2" />
      </g>
    </Svg>
  )
}

import { Svg, type IconProps } from './Svg.tsx'

export function InstElectricGuitarIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <g transform="rotate(45 12 12) translate(1.68 1.83) scale(0.86)" strokeWidth="2.03">
        <path d="M12 12.6V1.6" />
        <path d="M10.9 1.6 10.4-2.6l3.3-.9 1 1.5-1.6 3.6Z" />
        <path d="M9.7 12.9c-.2-1.9-.9-3.5-2.1-3.5-1.3 0-1.7 1.3-1.4 2.7.4 1.7 1.3 2.3 1.3 3.8 0 1.8-1.4 2.6-1.4 5 0 3 2.5 5 5.9 5s5.9-2 5.9-5c0-2.4-1.4-3.2-1.4-5 0-1.2.7-1.7.9-3 .2-1.3-.3-2.4-1.4-2.4-1 0-1.6 1-1.7 2.4-.1 1-.9 1.4-2.3 1.4s-2.1-.4-2.3-1.4Z" />
        <path d="M10 17.6h4M10 21.2h4" />
      </g>
    </Svg>
  )
}

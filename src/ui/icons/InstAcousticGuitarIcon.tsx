import { Svg, type IconProps } from './Svg.tsx'

export function InstAcousticGuitarIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <g transform="rotate(45 12 12) translate(1.68 2.03) scale(0.86)" strokeWidth="2.03">
        <path d="M12 10.4V1.2" />
        <rect x="10.2" y="-3.4" width="3.6" height="4.6" rx="1" />
        <path d="M12 10.4c2.6 0 4.3 1.5 4.3 3.5 0 1.4-.7 1.9-.7 3 0 1.4 2.3 1.9 2.3 4.7 0 2.7-2.6 4.4-5.9 4.4s-5.9-1.7-5.9-4.4c0-2.8 2.3-3.3 2.3-4.7 0-1.1-.7-1.6-.7-3 0-2 1.7-3.5 4.3-3.5Z" />
        <circle cx="12" cy="16.2" r="1.35" />
        <path d="M10 21.9h4" />
      </g>
    </Svg>
  )
}

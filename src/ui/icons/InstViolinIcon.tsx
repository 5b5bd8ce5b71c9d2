import { Svg, type IconProps } from './Svg.tsx'

export function InstViolinIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <g transform="rotate(45 12 12) translate(1.32 2.52) scale(0.84)" strokeWidth="2.08">
        <path d="M10.6 10.4V2" />
        <path d="M10.6 2c-1.5 0-2.3-.9-2.3-2.1S9.2-2.4 10.4-2.4 12.4-1.5 12.4-.4" />
        <path d="M10.6 10.4c2.5 0 4.3 1.3 4.3 3.1 0 .8-.3 1.2-.3 1.7-1.3.5-1.3 2.9.2 3.4.5.6.9 1.4.9 2.4 0 2.6-2.2 4.4-5.1 4.4s-5.1-1.8-5.1-4.4c0-1 .4-1.8.9-2.4 1.5-.5 1.5-2.9.2-3.4 0-.5-.3-.9-.3-1.7 0-1.8 1.8-3.1 4.3-3.1Z" />
        <path d="M10.6 13.4v5M9 21.4h3.2" />
        <path d="M19 5v16.6" />
      </g>
    </Svg>
  )
}

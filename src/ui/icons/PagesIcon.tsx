import { Svg, type IconProps } from './Svg.tsx'

/** The open pages of a browser. */
export function PagesIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect x="8.4" y="8.4" width="11.2" height="11.2" rx="2.4" />
      <path d="M15.6 5.6a1.6 1.6 0 0 0-1.6-1.2H6.4a2 2 0 0 0-2 2V14a1.6 1.6 0 0 0 1.2 1.6" />
    </Svg>
  )
}

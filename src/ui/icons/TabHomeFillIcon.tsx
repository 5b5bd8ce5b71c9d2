import { Svg, type IconProps } from './Svg.tsx'

export function TabHomeFillIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path
        d="M3.8 10.6 12 3.6l8.2 7v7.9a2.2 2.2 0 0 1-2.2 2.2h-3.2v-5a2.8 2.8 0 0 0-5.6 0v5H6a2.2 2.2 0 0 1-2.2-2.2Z"
        fill="currentColor"
      />
    </Svg>
  )
}

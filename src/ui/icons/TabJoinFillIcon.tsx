import { Svg, type IconProps } from './Svg.tsx'

export function TabJoinFillIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path
        fill="currentColor"
        d="M12 21.2c-1.5 0-8.9-9.3-8.9-13.6 0-3.2 4.6-4.4 8.9-4.4s8.9 1.2 8.9 4.4c0 4.3-7.4 13.6-8.9 13.6Z"
      />
      <path d="M12 7.2v6.2M8.9 10.3h6.2" stroke="var(--icon-cut,#0C0C0E)" />
    </Svg>
  )
}

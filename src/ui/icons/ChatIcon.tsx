import { Svg, type IconProps } from './Svg.tsx'

export function ChatIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 4.2c5 0 8.8 3.2 8.8 7.4S17 19 12 19c-.9 0-1.7-.1-2.5-.3L5 20.8l.7-3.7c-1.6-1.4-2.5-3.3-2.5-5.5 0-4.2 3.8-7.4 8.8-7.4Z" />
    </Svg>
  )
}

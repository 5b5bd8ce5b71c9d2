import { Svg, type IconProps } from './Svg.tsx'

export function HeartIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M12 19.9S3.4 15 3.4 9.1A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.6 2.2c0 5.9-8.6 10.8-8.6 10.8Z" />
    </Svg>
  )
}

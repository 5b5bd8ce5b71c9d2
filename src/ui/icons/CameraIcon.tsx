import { Svg, type IconProps } from './Svg.tsx'

export function CameraIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M3.2 9.2A2.4 2.4 0 0 1 5.6 6.8h2l1.5-2.2h5.8l1.5 2.2h2a2.4 2.4 0 0 1 2.4 2.4v8A2.4 2.4 0 0 1 18.4 19.6H5.6a2.4 2.4 0 0 1-2.4-2.4Z" />
      <circle cx="12" cy="12.9" r="3.5" />
    </Svg>
  )
}

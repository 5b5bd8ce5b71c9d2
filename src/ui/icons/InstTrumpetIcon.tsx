import { Svg, type IconProps } from './Svg.tsx'

export function InstTrumpetIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M2.2 10.2h12.4c2.9 0 5-1.6 6.9-4.6v11c-1.9-2.6-4-3.9-6.9-3.9" />
      <path d="M2.2 8.6v3.2" />
      <path d="M14.6 12.7H8a2.75 2.75 0 0 0 0 5.5h6.4a2.75 2.75 0 0 0 2.75-2.75v-2.4" />
      <path d="M7.6 10.2V6.4M10.9 10.2V6.4M14.2 10.2V6.4" />
    </Svg>
  )
}

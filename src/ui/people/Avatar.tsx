import { memberUri } from '../art/memberUri.ts'
import { ArtImage, Picture } from '../media/Picture.tsx'

interface AvatarProps {
  memberId: number
  /** Only when the name is not written beside it. */
  name?: string
  src?: string | null
  size: 28 | 34 | 36 | 44 | 52 | 60 | 64 | 72 | 88 | 104 | 'fill'
  selected?: boolean
  className?: string
}

/** A member: always a circle. */
export function Avatar({ memberId, name, src, size, selected, className }: AvatarProps) {
  const art = <ArtImage uri={memberUri(`member-${memberId}`)} />
  return (
    <Picture
      art={art}
      src={src}
      alt={name}
      size={size}
      radius="50%"
      selected={selected}
      className={className}
    />
  )
}

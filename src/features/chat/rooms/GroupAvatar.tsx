import styled from '@emotion/styled'
import { memberUri } from '#src/ui/art/memberUri.ts'
import { ArtImage, Picture } from '#src/ui/media/Picture.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'

interface GroupAvatarProps {
  members: readonly { memberId: number; src?: string | null }[]
  /** The room's own picture, shown instead of its members. */
  src?: string | null
  size?: 36 | 52 | 88
}

/**
 * A group's picture: four faces, three as one above two, two overlapping. The room's own picture is a circle,
 * as on the screen where it is chosen.
 */
export function GroupAvatar({ members, src, size = 52 }: GroupAvatarProps) {
  const first = members[0]
  if (src || members.length < 2) {
    const art = <ArtImage uri={memberUri(`member-${first?.memberId ?? 0}`)} />
    return <Picture art={art} src={src ?? first?.src} size={size} radius="50%" />
  }
  const shown = members.slice(0, 4)
  return (
    <Quad data-count={shown.length} data-size={size} aria-hidden="true">
      {shown.map((member) => (
        <Avatar key={member.memberId} memberId={member.memberId} src={member.src} size="fill" />
      ))}
    </Quad>
  )
}

/* Laid out for 52 px and scaled for the other sizes, so that gaps keep their proportion. */
const Quad = styled.span`
  --unit: 1px;
  position: relative;
  flex: none;
  display: grid;
  grid-template-columns: repeat(2, calc(25 * var(--unit)));
  gap: calc(2 * var(--unit));
  width: calc(52 * var(--unit));
  height: calc(52 * var(--unit));
  &[data-size='36'] {
    --unit: calc(36px / 52);
  }
  &[data-size='88'] {
    --unit: calc(88px / 52);
  }
  &[data-count='3'] > :first-of-type {
    grid-column: 1 / -1;
    justify-self: center;
    max-width: calc(25 * var(--unit));
  }
  &[data-count='2'] > * {
    position: absolute;
    max-width: calc(34 * var(--unit));
  }
  &[data-count='2'] > :last-of-type {
    right: 0;
    bottom: 0;
    box-shadow: 0 0 0 3px ${theme.color.bg};
  }
`

import styled from '@emotion/styled'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { ArchiveIcon } from '#src/ui/icons/ArchiveIcon.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'

/** The picture in the list: the band's for type BAND, otherwise the sender's. */
export function NotificationThumb({ notification }: { notification: Notification }) {
  const { type, bandId, imageUrl } = notification
  return type === 'BAND' && bandId !== null ? (
    <Cover seed={`band-${bandId}`} src={imageUrl} size={52} />
  ) : (
    <SenderFace notification={notification} size={52} />
  )
}

interface SenderFaceProps {
  notification: Notification
  size: 52 | 104
}

/** The sender's portrait; an icon for a ban, for one's own data, and for an unknown sender. */
export function SenderFace({ notification, size }: SenderFaceProps) {
  const { type, senderId, senderImageUrl } = notification
  if (type === 'BAN')
    return (
      <Faceless style={{ width: size, height: size, color: theme.color.warn }}>
        <AlertIcon size={ICON_PX[size]} />
      </Faceless>
    )
  if (type === 'REPORT')
    return (
      <Faceless style={{ width: size, height: size }}>
        <FlagIcon size={REPORT_ICON_PX[size]} />
      </Faceless>
    )
  if (senderId === null)
    return (
      <Faceless style={{ width: size, height: size }}>
        {type === 'DATA' ? <ArchiveIcon size={ICON_PX[size]} /> : <UsersIcon size={ICON_PX[size]} />}
      </Faceless>
    )
  return <Avatar memberId={senderId} src={senderImageUrl} size={size} />
}

const ICON_PX = { 52: 44, 104: 64 }
const REPORT_ICON_PX = { 52: 26, 104: 44 }

const Faceless = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  border-radius: 50%;
  background: ${theme.color.s2};
  box-shadow: inset 0 0 0 1px ${theme.color.artEdge};
  color: ${theme.color.t3};
`

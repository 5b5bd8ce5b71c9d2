import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { Cover } from '#src/ui/media/Cover.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { GroupAvatar } from './GroupAvatar.tsx'

/** The number of faces drawn. */
const FACES = 4

/** Size 52: a square for a band, a circle for a person; a group shows its people or its own picture. */
export function RoomThumb({ room }: { room: RoomInfo }) {
  switch (room.roomType) {
    case 'BAND-MANAGER':
    case 'BAND-APPLICANT':
      return <Cover seed={`band-${room.bandId}`} src={room.bandImageUrl} size={52} />
    case 'PRIVATE': {
      const { memberId, profileImageUrl } = room.memberInfo
      return <Avatar memberId={memberId} src={profileImageUrl} size={52} />
    }
    case 'GROUP': {
      const faces = room.memberInfos
        .slice(0, FACES)
        .map(({ memberId, profileImageUrl }) => ({ memberId, src: profileImageUrl }))
      return <GroupAvatar members={faces} src={room.imageUrl} />
    }
  }
}

import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { Cover } from '#src/ui/media/Cover.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { GroupAvatar } from './GroupAvatar.tsx'

/** As many as are drawn. */
const FACES = 4

/** 52: a band is a square, a person a circle, a group its people or its own picture. */
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

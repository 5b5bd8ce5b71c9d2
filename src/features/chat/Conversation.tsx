import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { loadedWhenOpen } from '#src/ui/loadedWhenOpen.ts'
import { useChatSelector } from './chatState.ts'
import { ApplicationLine } from './ApplicationLine.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { ConversationFrame } from './ConversationFrame.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ConversationMessages } from './ConversationMessages.tsx'
import type { Writer } from './MessageListRow.tsx'
import { RoomComposer } from './RoomComposer.tsx'
import { LeaveDialogWhenOpen } from './LeaveDialogWhenOpen.ts'
import type { RoomKind } from './roomList.ts'
import { isBandRoom } from './roomParams.ts'
import { ENTRY_FAILED_TEXT, type Room, useRoom } from './useRoom.ts'
import { useSafety } from './useSafety.ts'

const MemberSheet = loadedWhenOpen(() => import('./MemberSheet.tsx').then((part) => part.MemberSheet))
const SessionChoice = loadedWhenOpen(() => import('./SessionChoice.tsx').then((part) => part.SessionChoice))
const PeopleSheet = loadedWhenOpen(() => import('./PeopleSheet.tsx').then((part) => part.PeopleSheet))

interface ConversationProps {
  roomId: number
  kind: RoomKind
  onBack: () => void
}

/** One room, of two or of many. Mount one per room: `key={roomId}`. */
export function Conversation({ roomId, kind, onBack }: ConversationProps) {
  const navigate = useNavigate()
  const me = useChatSelector(selectMemberId)
  const room = useRoom(roomId, kind)
  const [open, setOpen] = useState<'people' | 'leave' | 'session' | Writer | null>(null)

  const isGroup = kind === 'GROUP'
  const person = isGroup ? null : (room.people[0] ?? null)
  // two people talk as long as they like; an application can be taken back, as a group can be left
  const canLeave = isGroup || isBandRoom(room.roomType)
  const close = useCallback(() => setOpen(null), [])
  const writer = typeof open === 'object' ? open : null
  const safety = useSafety({ roomId, memberId: person?.memberId ?? null })

  // in the place of the conversation: back must not enter, and so join, it again
  const goHome = () => void navigate(paths.home(), { replace: true })

  return (
    <ConversationFrame>
      <ConversationHeader
        title={room.title || '채팅'}
        person={person}
        band={
          room.roomType === 'BAND-APPLICANT' && room.bandId !== null
            ? { bandId: room.bandId, imageUrl: room.imageUrl }
            : null
        }
        about={aboutOf(room)}
        peopleCount={isGroup && !room.loading ? room.people.length + 1 : null}
        onBack={onBack}
        onPeople={() => setOpen('people')}
        menu={
          room.failed === null && {
            ...safety,
            onSession: isGroup ? () => setOpen('session') : null,
            onLeave: canLeave ? () => setOpen('leave') : null,
          }
        }
      />
      {isBandRoom(room.roomType) && <ApplicationLine roomId={roomId} />}
      <ConnectionBanner />
      {room.failed === null ? (
        <>
          <ConversationMessages roomId={roomId} room={room} onMember={isGroup ? setOpen : null} />
          <RoomComposer roomId={roomId} kind={kind} />
        </>
      ) : (
        <ErrorState
          title={room.failed}
          action={
            room.failed === ENTRY_FAILED_TEXT ? (
              <Button size="m" onClick={room.retry}>
                다시 시도
              </Button>
            ) : (
              <Button size="m" onClick={onBack}>
                돌아가기
              </Button>
            )
          }
        />
      )}
      {canLeave && (
        <LeaveDialogWhenOpen roomId={roomId} open={open === 'leave'} onClose={close} onLeft={goHome} />
      )}
      {isGroup && <SessionChoice open={open === 'session'} roomId={roomId} onClose={close} />}
      {isGroup && <PeopleSheet open={open === 'people'} people={room.people} me={me} onClose={close} />}
      {isGroup && (
        <MemberSheet
          open={writer !== null}
          person={writer}
          picture={room.people.find(({ memberId }) => memberId === writer?.memberId)?.profileImageUrl ?? null}
          onClose={close}
        />
      )}
    </ConversationFrame>
  )
}

/** An application has two sides, of which each can be looked up by the other. */
function aboutOf({ roomType, bandId, people }: Room): string | null {
  if (roomType === 'BAND-APPLICANT' && bandId !== null) return paths.band(bandId)
  const applicant = roomType === 'BAND-MANAGER' ? people[0] : undefined
  return applicant ? paths.profileDetail(applicant.memberId) : null
}

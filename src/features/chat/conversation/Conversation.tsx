import { useCallback, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { BlockDialogWhenOpen, type ReportTarget, ReportWhenOpen } from '#src/features/safety/public.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { paths } from '#src/lib/paths.ts'
import { NothingReceived } from '#src/offline/NothingReceived.tsx'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { useFocusBack } from '#src/ui/overlays/useFocusBack.ts'
import type { WithChatApi } from '../chatApi.ts'
import { RoomComposer } from '../composer/RoomComposer.tsx'
import type { Writer } from '../list/MessageListRow.tsx'
import { useBackFromPast } from '../past/backFromPast.ts'
import { selectRoomList } from '../roomListCache.ts'
import { ConnectionBanner } from '../rooms/ConnectionBanner.tsx'
import { LeaveDialogWhenOpen } from '../rooms/menu/LeaveDialogWhenOpen.ts'
import { MuteSheetWhenOpen } from '../rooms/menu/MuteSheetWhenOpen.ts'
import { useMute } from '../rooms/menu/useMute.ts'
import { selectIsEnded } from '../timeline/ended.ts'
import { findRoom, type RoomKind } from '../timeline/roomList.ts'
import type { WithTimeline } from '../timeline/timelineSlice.ts'
import { useTypingSwitch } from '../typing/useTyping.ts'
import { ApplicationLine } from './ApplicationLine.tsx'
import { ConversationFrame } from './ConversationFrame.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ConversationMessages } from './ConversationMessages.tsx'
import { EndedNote } from './EndedNote.tsx'
import { isBandRoom } from './roomParams.ts'
import { ENTRY_FAILED_TEXT, type Room, useRoom } from './useRoom.ts'

const MemberSheet = loadedWhenOpen(() => import('./MemberSheet.tsx').then((part) => part.MemberSheet))
const SessionChoice = loadedWhenOpen(() =>
  import('../composer/SessionChoice.tsx').then((part) => part.SessionChoice),
)
const DaySheet = loadedWhenOpen(() => import('../search/DaySheet.tsx').then((part) => part.DaySheet))
const RoomSearch = loadedWhenOpen(() => import('../search/RoomSearch.tsx').then((part) => part.RoomSearch))
const PeopleSheet = loadedWhenOpen(() => import('../people/PeopleSheet.tsx').then((part) => part.PeopleSheet))

interface ConversationProps {
  roomId: number
  kind: RoomKind
  onBack: () => void
}

/** One room, private or group. Mount one per room: `key={roomId}`. */
export function Conversation({ roomId, kind, onBack }: ConversationProps) {
  const navigate = useNavigate()
  const me = useSelector(selectMemberId)
  const room = useRoom(roomId, kind)
  const isOnline = useIsOnline()
  const [open, setOpen] = useState<'people' | 'leave' | 'session' | 'mute' | Writer | null>(null)
  const [reported, setReported] = useState<ReportTarget | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [isSearching, setSearching] = useState(false)
  const [isCovered, setCovered] = useState(false)
  const searchButton = useRef<HTMLButtonElement>(null)
  useFocusBack(isSearching, () => searchButton.current)
  const backFromPast = useBackFromPast(roomId, !isSearching)

  const isEnded = useSelector((state: WithTimeline) => selectIsEnded(state, roomId))
  const isGroup = kind === 'GROUP'
  const person = isGroup ? null : (room.people[0] ?? null)
  // a private room cannot be left; an application can be withdrawn, and a group can be left
  const canLeave = isGroup || isBandRoom(room.roomType)
  const close = useCallback(() => setOpen(null), [])
  const closeReport = useCallback(() => setReported(null), [])
  const closeDay = useCallback(() => setDay(null), [])
  const closeSearch = useCallback(() => setSearching(false), [])
  const writer = typeof open === 'object' ? open : null
  const [blocking, setBlocking] = useState<Writer | null>(null)
  const closeBlocking = useCallback(() => setBlocking(null), [])
  // 0: deleted
  const other = person?.memberId ? person : null
  const typingSwitch = useTypingSwitch()
  const isMuted = useSelector((state: WithChatApi) =>
    Boolean(findRoom(selectRoomList(state) ?? [], roomId)?.muted),
  )
  const { mute, unmute } = useMute()

  // replaces the history entry: going back must not open, and so join, the room again
  const goHome = () => void navigate(paths.home(), { replace: true })
  /** The conversation is there no more. */
  const leaveBlocked = () => void navigate(paths.join(), { replace: true })

  return (
    <ConversationFrame>
      <div inert={isSearching}>
        <ConversationHeader
          title={room.title || '채팅'}
          person={person}
          band={
            room.roomType === 'BAND-APPLICANT' && room.bandId !== null
              ? { bandId: room.bandId, imageUrl: room.imageUrl }
              : null
          }
          about={aboutOf(room)}
          peopleCount={isGroup && !room.loading && room.failed === null ? room.people.length + 1 : null}
          onBack={backFromPast ?? onBack}
          onSearch={room.loading || room.failed !== null ? null : () => setSearching(true)}
          searchButton={searchButton}
          onPeople={() => setOpen('people')}
          menu={
            room.failed === null && {
              mute: { on: isMuted, onSwitch: () => (isMuted ? unmute([roomId]) : setOpen('mute')) },
              onBlock: other && (() => setBlocking(other)),
              ...typingSwitch,
              onReport: isGroup && room.ownerId === me ? null : () => setReported(targetOf(roomId, room)),
              onSession: isGroup ? () => setOpen('session') : null,
              onLeave: canLeave ? () => setOpen('leave') : null,
            }
          }
        />
      </div>
      <div inert={isCovered}>
        {isBandRoom(room.roomType) && <ApplicationLine roomId={roomId} />}
        <ConnectionBanner sends receivedAt={room.receivedAt} />
      </div>
      {room.failed === null ? (
        <>
          <div inert={isCovered} css={{ display: 'contents' }}>
            <ConversationMessages
              roomId={roomId}
              room={room}
              onMember={isGroup ? setOpen : null}
              onDay={setDay}
              onReport={setReported}
            />
          </div>
          {/* hidden, not unmounted: it holds the text being written or recorded */}
          <div hidden={isSearching}>
            {isEnded ? (
              <EndedNote />
            ) : (
              <RoomComposer roomId={roomId} kind={kind} name={person?.nickname ?? null} />
            )}
          </div>
          <RoomSearch
            open={isSearching}
            roomId={roomId}
            people={room.people}
            onCover={setCovered}
            onClose={closeSearch}
          />
          <DaySheet open={day !== null} roomId={roomId} day={day} onClose={closeDay} />
        </>
      ) : !isOnline && room.failed === ENTRY_FAILED_TEXT ? (
        <NothingReceived onRetry={room.retry} />
      ) : (
        <ErrorState
          title={room.failed}
          action={
            room.keptOut ? (
              <Link to={paths.join()} replace css={buttonCss} {...buttonLook({ size: 'm' })}>
                채팅방 목록으로
              </Link>
            ) : room.failed === ENTRY_FAILED_TEXT ? (
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
      <MuteSheetWhenOpen
        open={open === 'mute'}
        onClose={close}
        isGroup={isGroup}
        onMute={(chosen) => mute([roomId], chosen)}
      />
      {canLeave && (
        <LeaveDialogWhenOpen roomId={roomId} open={open === 'leave'} onClose={close} onLeft={goHome} />
      )}
      {isGroup && <SessionChoice open={open === 'session'} roomId={roomId} onClose={close} />}
      {isGroup && (
        <PeopleSheet open={open === 'people'} roomId={roomId} room={room} me={me} onClose={close} />
      )}
      {isGroup && (
        <MemberSheet
          open={writer !== null}
          person={writer}
          picture={room.people.find(({ memberId }) => memberId === writer?.memberId)?.profileImageUrl ?? null}
          onReport={(target) => {
            close()
            setReported(target)
          }}
          onClose={close}
          onBlock={(one) => {
            close()
            setBlocking(one)
          }}
        />
      )}
      <BlockDialogWhenOpen
        open={blocking !== null}
        member={blocking}
        onClose={closeBlocking}
        onBlocked={isGroup ? undefined : leaveBlocked}
      />
      <ReportWhenOpen
        open={reported !== null}
        target={reported}
        onClose={closeReport}
        onBlocked={isGroup ? undefined : leaveBlocked}
      />
    </ConversationFrame>
  )
}

/**
 * The room; one of two people is about the other, whom the sheet names and offers to block, also where the
 * title is a band's.
 */
function targetOf(roomId: number, { title, roomType, people }: Room): ReportTarget {
  const other = roomType === 'GROUP' ? undefined : people[0]
  // 0: deleted
  return {
    kind: 'ROOM',
    targetId: roomId,
    name: other?.nickname ?? title,
    memberId: other?.memberId || null,
  }
}

/** The page about the other side: of the person in a room of two, of the band for its applicant. */
function aboutOf({ roomType, bandId, people }: Room): string | null {
  if (roomType === 'BAND-APPLICANT' && bandId !== null) return paths.band(bandId)
  const person = roomType === 'PRIVATE' || roomType === 'BAND-MANAGER' ? people[0] : undefined
  // 0: deleted
  return person?.memberId ? paths.profileDetail(person.memberId) : null
}

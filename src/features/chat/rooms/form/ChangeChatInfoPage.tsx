import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import type { ApiError } from '#src/api/apiError.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { useChangeRoomMutation, useListRoomsQuery } from '#src/features/chat/chatApi.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { roomFailureText } from './roomFailure.ts'
import { selectChangedRoom } from './roomFormSlice.ts'
import { RoomInfoForm, type RoomInfo } from './RoomInfoForm.tsx'
import { useToList } from './useToList.ts'

const FAILED_TEXT = '채팅방 정보를 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'

const State = v.object({ roomId: v.pipe(v.number(), v.safeInteger()) })

/** Reads a location's state; null when the page was opened by its URL alone. */
function readRoomId(state: unknown): number | null {
  const parsed = v.safeParse(State, state)
  return parsed.success ? parsed.output.roomId : null
}

/**
 * Changes the picture and name of a group (docs/product/chat.md "Changing a group"). The room id is in the
 * location's state.
 */
export default function ChangeChatInfoPage() {
  const goBack = useGoBack(paths.join())
  const changed = useSelector(selectChangedRoom)
  // a log-in leads back without the state, to what was being typed
  const isReplaced = useNavigationType() === 'REPLACE'
  const roomId = readRoomId(useLocation().state) ?? (isReplaced ? changed : null)
  return (
    <>
      <AppHeader title="채팅방 정보" onBack={goBack} />
      {roomId === null ? <NoRoom /> : <KnownRoom roomId={roomId} />}
    </>
  )
}

function KnownRoom({ roomId }: { roomId: number }) {
  const { data: rooms, isError, refetch } = useListRoomsQuery()
  const me = useSelector(selectMemberId)
  const toList = useToList(1)
  const [changeRoom] = useChangeRoomMutation()
  if (!rooms) {
    if (!isError) return <FormSkeleton />
    return <RetryState title="채팅방 정보를 불러오지 못했습니다." onRetry={() => void refetch()} />
  }
  const room = rooms.find((each) => each.roomType === 'GROUP' && each.roomId === roomId)
  if (room?.roomType !== 'GROUP') return <NoRoom />
  if (room.ownerId !== me) return <NoRoom title="방장만 바꿀 수 있어요." help={null} />

  const send = ({ roomName, image, onProgress }: RoomInfo) =>
    changeRoom({ roomId, roomName, image, onProgress })
  const whatFailed = (error: ApiError) => roomFailureText(error, FAILED_TEXT)
  return (
    <RoomInfoForm
      of={roomId}
      current={{ name: room.chatName, picture: room.imageUrl }}
      send={send}
      sentText="채팅방 정보를 저장했습니다."
      onSent={toList}
      onFailed={whatFailed}
    />
  )
}

/** No room was given, the member has left it meanwhile, it is no group, or another member owns it. */
function NoRoom({
  title = '채팅방을 찾을 수 없습니다.',
  help = '내가 들어가 있는 그룹 채팅방의 정보만 바꿀 수 있어요.',
}: Partial<Pick<ComponentProps<typeof ErrorState>, 'title' | 'help'>>) {
  return (
    <ErrorState
      art="none"
      title={title}
      help={help}
      action={
        <Link to={paths.join()} replace css={buttonCss} {...buttonLook({ size: 'm' })}>
          채팅방 목록으로
        </Link>
      }
    />
  )
}

function FormSkeleton() {
  return (
    <Loading>
      <Skeleton width={104} height={104} radius="circle" css={{ margin: '28px auto 36px' }} />
      <Skeleton height={52} css={{ margin: '0 var(--gutter)' }} />
    </Loading>
  )
}

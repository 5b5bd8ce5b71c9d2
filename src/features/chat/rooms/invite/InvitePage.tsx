import styled from '@emotion/styled'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { GROUP_MEMBERS_MAX } from '#contract/limits.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureHelp, failureOrOfflineText } from '#src/api/failureText.ts'
import { useJoinRoomMutation } from '#src/features/chat/chatApi.ts'
import { type InvitedGroup, useFindInvitationQuery } from '#src/features/chat/invitationsApi.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { GroupAvatar } from '../GroupAvatar.tsx'

const FULL_TEXT = `채팅방이 가득 찼어요. ${GROUP_MEMBERS_MAX}명까지 들어올 수 있어요.`

/** `/home/chat/invite/:code`: what an invitation link leads to (docs/product/chat.md "Invitation links"). */
export default function InvitePage() {
  const { code = '' } = useParams()
  const goBack = useGoBack(paths.join())
  return (
    <>
      <AppHeader title="초대" onBack={goBack} />
      <Invitation key={code} code={code} />
    </>
  )
}

function Invitation({ code }: { code: string }) {
  const { data: group, error, refetch } = useFindInvitationQuery(code)
  if (error) {
    const failure = asApiError(error)
    if (isRefusedWith(failure, 'CHAT4014', 'COMMON400')) return <Ended />
    return (
      <ReadFailure
        error={error}
        title="초대를 불러오지 못했습니다."
        help={failureHelp(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!group) {
    return (
      <Loading>
        <Skeleton width={52} height={52} radius="circle" css={{ margin: '28px auto 24px' }} />
        <Skeleton width={160} height={28} css={{ margin: '0 auto' }} />
      </Loading>
    )
  }
  if (group.isIn) return <Navigate to={paths.groupChat(group.roomId)} replace />
  return <Invited code={code} group={group} onEnded={() => void refetch()} />
}

interface InvitedProps {
  code: string
  group: InvitedGroup
  /** The link was renewed since the group was read. */
  onEnded: () => void
}

function Invited({ code, group, onEnded }: InvitedProps) {
  const { roomId, roomName, roomImageUrl, people } = group
  const navigate = useNavigate()
  const [joinRoom, { isLoading, isSuccess, error }] = useJoinRoomMutation()
  const failure = error ? asApiError(error) : null
  const isFull = people >= GROUP_MEMBERS_MAX || (failure !== null && isRefusedWith(failure, 'CHAT4012'))

  async function handleJoin() {
    if (isLoading || isSuccess) return
    const { error: refusal } = await joinRoom({ roomId, code })
    const why = refusal ? asApiError(refusal) : null
    // already in it: joined on another device meanwhile
    if (why === null || isRefusedWith(why, 'CHAT4001'))
      return void navigate(paths.groupChat(roomId), { replace: true })
    if (isRefusedWith(why, 'CHAT4011')) onEnded()
  }

  const why = isFull
    ? FULL_TEXT
    : failure === null
      ? null
      : failureOrOfflineText(failure, '채팅방에 참여하지 못했습니다. 다시 시도해 주세요.')
  return (
    <>
      <Middle>
        <GroupAvatar members={[]} src={roomImageUrl} size={88} />
        <h2>{roomName}</h2>
        <p>{people}명이 함께하고 있어요.</p>
      </Middle>
      <Dock>
        <Why role="alert">{why}</Why>
        <Button
          kind="red"
          block
          loading={isLoading || isSuccess}
          disabled={isFull}
          onClick={() => void handleJoin()}
        >
          참여하기
        </Button>
      </Dock>
    </>
  )
}

/** A renewed link, one that never existed, or one that was cut off on its way. */
function Ended() {
  return (
    <ErrorState
      art="none"
      title="초대 링크가 끝났거나 잘못됐어요."
      help="방장에게 새 링크를 받아 주세요."
      action={
        <Link to={paths.join()} replace css={buttonCss} {...buttonLook({ size: 'm' })}>
          채팅방 목록으로
        </Link>
      }
    />
  )
}

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 32px var(--gutter);
  text-align: center;
  h2 {
    margin-top: 16px;
    ${theme.type.title3}
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 4px;
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`

const Why = styled.div`
  ${theme.type.caption}
  color: ${theme.color.redText};
  text-align: center;
  &:not(:empty) {
    margin-bottom: 10px;
  }
`

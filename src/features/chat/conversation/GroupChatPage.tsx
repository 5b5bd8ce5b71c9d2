import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { NO_RECEIVER_TEXT } from '../delivery/outboxFailures.ts'
import { Conversation } from './Conversation.tsx'
import { isBandRoom, readRoom } from './roomParams.ts'

/** `/home/chat`: a group. `roomType` is GROUP unless the URL says otherwise; `receiverId` is ignored. */
export default function GroupChatPage() {
  const [params] = useSearchParams()
  const goBack = useGoBack(paths.home())
  const asked = readRoom(params)
  if (asked.kind !== 'room') {
    return (
      <>
        <AppHeader title="채팅" onBack={goBack} />
        <ErrorState
          title={NO_RECEIVER_TEXT}
          action={
            <Link to={paths.privateChat()} css={buttonCss} {...buttonLook({ size: 'm' })}>
              채팅 목록
            </Link>
          }
        />
      </>
    )
  }
  const roomType = params.get('roomType') ?? 'GROUP'
  if (roomType !== 'GROUP') {
    const path = isBandRoom(roomType) ? paths.bandRoom(asked.roomId) : paths.privateChat(asked.roomId)
    return <Navigate to={path} replace />
  }
  return <Conversation key={asked.roomId} roomId={asked.roomId} kind="GROUP" onBack={goBack} />
}

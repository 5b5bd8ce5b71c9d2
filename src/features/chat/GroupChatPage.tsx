import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useGoBack } from '#src/lib/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/AppHeader.tsx'
import { buttonCss, buttonLook } from '#src/ui/Button.styles.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Conversation } from './Conversation.tsx'
import { isBandRoom, readRoom } from './roomParams.ts'
import { NO_RECEIVER_TEXT } from './useComposer.ts'

/** `/home/chat`: a group. `roomType` is GROUP unless the address says otherwise; `receiverId` is a hint nobody needs. */
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

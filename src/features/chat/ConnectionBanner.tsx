import { selectConnection } from '#src/realtime/realtimeSlice.ts'
import { reconnectRequested } from '#src/realtime/realtimeSlice.ts'
import { ConnectionStrip } from '#src/ui/ConnectionStrip.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import { useChatDispatch, useChatSelector } from './chatState.ts'

/** What is known about the connection, as long as there is something to say. The screen below keeps what it has. */
export function ConnectionBanner() {
  const dispatch = useChatDispatch()
  const { text, hint, busy, canReconnect } = useChatSelector(selectConnection)
  const said = text ?? hint
  if (said === null) return null
  return (
    <ConnectionStrip
      text={said}
      busy={busy}
      action={
        canReconnect ? (
          <TextButton underlined onClick={() => dispatch(reconnectRequested())}>
            다시 연결
          </TextButton>
        ) : (
          text !== null && hint !== null && <span>{hint}</span>
        )
      }
    />
  )
}

import { OFFLINE_HINT, reconnectRequested, selectConnection } from '#src/realtime/realtimeSlice.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ConnectionStrip } from '#src/ui/frame/ConnectionStrip.tsx'
import { useChatDispatch, useChatSelector } from '../chatState.ts'

/** What is known about the connection, as long as there is something to say. The screen below keeps what it has. */
export function ConnectionBanner() {
  const dispatch = useChatDispatch()
  const { text, hint, busy, canReconnect } = useChatSelector(selectConnection)
  // a line takes seconds to notice that the network is gone; the member is told at once (docs/interface.md "Waiting, empty, failed")
  const isOnline = useChatSelector((state) => state.realtime.online)
  const said = text ?? hint ?? (isOnline ? null : OFFLINE_HINT)
  if (said === null) return null
  return (
    <ConnectionStrip
      text={said}
      note={text !== null && !canReconnect ? hint : null}
      busy={busy}
      action={
        canReconnect && (
          <TextButton underlined onClick={() => dispatch(reconnectRequested())}>
            다시 연결
          </TextButton>
        )
      }
    />
  )
}

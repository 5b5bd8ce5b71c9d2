import { useDispatch, useSelector } from 'react-redux'
import {
  OFFLINE_HINT,
  reconnectRequested,
  selectConnection,
  type WithRealtime,
} from '#src/realtime/realtimeSlice.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ConnectionStrip } from '#src/ui/frame/ConnectionStrip.tsx'

/** Shows connection problems. The screen below keeps its content. */
export function ConnectionBanner() {
  const dispatch = useDispatch()
  const { text, hint, busy, canReconnect } = useSelector(selectConnection)
  // the socket takes seconds to notice that the network is gone; the banner shows it at once
  // (docs/interface.md "Waiting, empty, failed")
  const isOnline = useSelector((state: WithRealtime) => state.realtime.online)
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

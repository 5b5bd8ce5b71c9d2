import { useDispatch, useSelector } from 'react-redux'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { useNow } from '#src/lib/time/now.ts'
import { OFFLINE_STRIP_TEXT, receivedText } from '#src/offline/receivedText.ts'
import { reconnectRequested, selectConnection } from '#src/realtime/realtimeSlice.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ConnectionStrip } from '#src/ui/frame/ConnectionStrip.tsx'
import { StaleStrip } from '#src/ui/frame/StaleStrip.tsx'

/** docs/product/chat.md "Connection strip". */
const OFFLINE_PROMISE = '오프라인입니다. 연결되면 자동으로 전송합니다.'
const SLOW_TEXT = '다시 연결하는 중...'

interface ConnectionBannerProps {
  /** Whether something is sent once the phone is online: what waits, or is written here meanwhile (P31). */
  sends: boolean
  /** When the content below was received; null: there is none, or it is not known. */
  receivedAt: number | null
}

/** Shows connection problems. The screen below keeps its content. */
export function ConnectionBanner({ sends, receivedAt }: ConnectionBannerProps) {
  const dispatch = useDispatch()
  const now = useNow()
  const { text, isOffline, isSlow, busy, canReconnect } = useSelector(selectConnection)
  const hint = isOffline ? (sends ? OFFLINE_PROMISE : NO_NETWORK_TEXT) : isSlow ? SLOW_TEXT : null
  const said = text ?? hint
  if (said === null) return null
  const since = isOffline && receivedAt !== null ? receivedText(receivedAt, now) : null
  if (since !== null && !sends) return <StaleStrip text={OFFLINE_STRIP_TEXT} since={since} />
  return (
    <ConnectionStrip
      text={said}
      note={text === null ? null : hint}
      since={since}
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

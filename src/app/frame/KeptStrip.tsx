import { useSelector } from 'react-redux'
import { useLocation, useParams } from 'react-router-dom'
import { api } from '#src/api/api.ts'
import { asApiError } from '#src/api/apiError.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { selectReceivedAt, type WithApi, type WithKept } from '#src/offline/keptSlice.ts'
import { OFFLINE_STRIP_TEXT, receivedText } from '#src/offline/receivedText.ts'
import { ConnectionStrip } from '#src/ui/frame/ConnectionStrip.tsx'
import { StaleStrip } from '#src/ui/frame/StaleStrip.tsx'
import { shownQuery } from './shownQueries.ts'

type State = WithApi & Partial<WithKept>

/** Asked by the frame, whatever the screen shows. */
const OF_THE_FRAME = ['listRooms', 'listNotifications', 'listBlockedMembers', 'readProfile']

/** Screens whose content begins directly below their bar. */
const BEGIN_AT_EDGE: readonly string[] = [paths.home(), paths.archiveAdd()]

/**
 * Says that a screen shows earlier content, and since when: without a line, and when the server does not
 * answer (docs/phone.md). Without a line and without content it says only the former (P31).
 */
export function KeptStrip({ path }: { path: string }) {
  const isOnline = useIsOnline()
  const params = useParams()
  const { search } = useLocation()
  const key = shownQuery(path, params, new URLSearchParams(search))
  const receivedAt = useSelector((state: State) =>
    key === null ? oldestShown(state) : selectReceivedAt(state, key),
  )
  const isUnanswered = useSelector((state: State) => key !== null && hasNoAnswer(state, key))
  const now = useNow()
  if (isOnline && !isUnanswered) return null
  if (receivedAt !== null)
    return (
      <StaleStrip
        text={isOnline ? OFFLINE_TEXT : OFFLINE_STRIP_TEXT}
        since={receivedText(receivedAt, now)}
        apart={BEGIN_AT_EDGE.includes(path)}
      />
    )
  return isOnline ? null : <ConnectionStrip text={NO_NETWORK_TEXT} apart={BEGIN_AT_EDGE.includes(path)} />
}

/** The last request got no answer, or one that says nothing. */
function hasNoAnswer(state: State, key: string): boolean {
  const entry = state[api.reducerPath].queries[key]
  return entry?.status === 'rejected' && asApiError(entry.error).kind !== 'refused'
}

/** Everything on the screen is at least as new; null: nothing, or only a part, has been received. */
function oldestShown(state: State): number | null {
  const { queries, subscriptions } = state[api.reducerPath]
  const shown = Object.keys(queries).filter(
    (key) =>
      Object.keys(subscriptions[key] ?? {}).length > 0 &&
      !OF_THE_FRAME.includes(queries[key]?.endpointName ?? ''),
  )
  const times = shown.map((key) => selectReceivedAt(state, key))
  if (times.length === 0 || times.includes(null)) return null
  return Math.min(...times.filter((at) => at !== null))
}

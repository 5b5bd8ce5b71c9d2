import { failureHelp } from '#src/api/failureText.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { Sessions } from './Sessions.tsx'
import { useListSessionsQuery } from './sessionsApi.ts'
import { SessionsSkeleton } from './SessionsSkeleton.tsx'

/**
 * The devices with a log-in of the member, and the log-out there (A9 to A11). A failed refetch keeps them.
 */
export default function SessionsPage() {
  const { data: sessions, error, isFetching, refetch } = useListSessionsQuery()
  if (sessions) return <Sessions sessions={sessions} />
  if (!error || isFetching) return <SessionsSkeleton />
  return (
    <ReadFailure
      error={error}
      title="로그인한 기기를 불러오지 못했습니다."
      help={failureHelp(error)}
      onRetry={() => void refetch()}
    />
  )
}

import { Link } from 'react-router-dom'
import { type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'

/** The member's own band without applicants. */
export function NoApplicants({ bandId }: { bandId: number }) {
  return (
    <EmptyState
      art="stage"
      title="아직 지원한 사람이 없어요."
      help="누군가 지원하면 여기에서 이야기를 나눌 수 있어요."
      action={
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.band(bandId)}>
          밴드 보기
        </Link>
      }
    />
  )
}

interface NobodyForSessionProps {
  session: BandSessionType
  onShowAll: () => void
}

export function NobodyForSession({ session, onShowAll }: NobodyForSessionProps) {
  return (
    <EmptyState
      art="none"
      title={`${SESSION_NAMES[session]} 지원자가 아직 없어요.`}
      help="다른 세션에 지원한 사람을 볼 수 있어요."
      action={
        <Button size="m" onClick={onShowAll}>
          지원자 모두 보기
        </Button>
      }
    />
  )
}

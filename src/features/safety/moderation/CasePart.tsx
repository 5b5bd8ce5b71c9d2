import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureHelp, failureOrOfflineText } from '#src/api/failureText.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { keepWords } from '#src/lib/page/keptWords.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { theme } from '#src/ui/theme.ts'
import { CaseFacts } from './CaseFacts.tsx'
import { ClosedCase } from './ClosedCase.tsx'
import { type DecidedCase, DecisionForm } from './DecisionForm.tsx'
import { DueTime } from './DueTime.tsx'
import { type CaseDetail, isNoModerator, useDecideCaseMutation, useReadCaseQuery } from './moderationApi.ts'
import { CASE_FAILED_TEXT, doneText, REASON_TEXT } from './moderationWords.ts'
import { useTakenCase } from './useTakenCase.ts'

interface CasePartProps {
  /** Null: the address has no valid id. */
  caseId: number | null
  isWide: boolean
}

/** One case with its evidence and the decision (MD2 to MD4). A failed refetch keeps it. */
export function CasePart({ caseId, isWide }: CasePartProps) {
  const goBack = useGoBack(moderationPaths.queue())
  if (caseId === null)
    return (
      <>
        {!isWide && <AppHeader title="신고" onBack={goBack} />}
        <MissingState title="신고를 찾을 수 없어요." onBack={goBack} />
      </>
    )
  return <Loaded caseId={caseId} isWide={isWide} onBack={goBack} />
}

interface LoadedProps {
  caseId: number
  isWide: boolean
  onBack: () => void
}

function Loaded({ caseId, isWide, onBack }: LoadedProps) {
  const { data, error, isFetching, refetch } = useReadCaseQuery(caseId)
  if (data) return <OpenCase detail={data} isWide={isWide} onBack={onBack} />
  return (
    <>
      {!isWide && <AppHeader title="신고" onBack={onBack} />}
      {content()}
    </>
  )

  function content() {
    if (!error || isFetching) return <SkeletonRows count={6} />
    if (isRefusedWith(asApiError(error), 'CASE4004'))
      return <MissingState title="신고를 찾을 수 없어요." onBack={onBack} />
    if (isNoModerator(error)) return <MissingState title="운영진만 볼 수 있어요." onBack={onBack} />
    return (
      <RetryState
        title="신고를 불러오지 못했습니다."
        help={failureHelp(error)}
        onRetry={() => void refetch()}
      />
    )
  }
}

interface OpenCaseProps {
  detail: CaseDetail
  isWide: boolean
  onBack: () => void
}

function OpenCase({ detail, isWide, onBack }: OpenCaseProps) {
  const row = detail.case
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const me = useSelector(selectMemberId)
  const markDecided = useTakenCase(row, me)
  const [decideCase] = useDecideCaseMutation()
  // what it said when it was opened: the own decision must not replace the form before the queue is shown
  const [wasClosed] = useState(row.state === 'CLOSED')
  const isClosed = wasClosed || row.state === 'CLOSED'

  async function decide(decision: DecidedCase): Promise<string | null> {
    markDecided(true)
    const { error } = await decideCase({ caseId: row.caseId, ...decision })
    const failure = error === undefined ? null : asApiError(error)
    const isOver = failure !== null && isRefusedWith(failure, 'CASE4009', 'CASE4004')
    if (failure !== null && !isOver) {
      markDecided(false)
      return failureOrOfflineText(failure, CASE_FAILED_TEXT)
    }
    dispatch(
      toastShown(
        failure === null
          ? { text: doneText(decision.decision), tone: 'ok' }
          : { text: failureOrOfflineText(failure, CASE_FAILED_TEXT), tone: 'error' },
      ),
    )
    // the words of a decision that came too late stay on the page of the case
    if (failure === null) keepWords(`case.${row.caseId}`, '')
    await navigate(moderationPaths.queue(), { replace: true })
    return null
  }

  const title = REASON_TEXT[row.reason]
  const due = isClosed ? null : <DueTime dueAt={row.dueAt} />
  return (
    <>
      {isWide ? (
        <WideHead>
          <h2>{title}</h2>
          {due}
        </WideHead>
      ) : (
        <AppHeader line title={title} onBack={onBack} end={due && <End>{due}</End>} />
      )}
      <Body data-wide={isWide}>
        <div>
          {row.state === 'TAKEN' && row.moderator && row.moderator.memberId !== me && (
            <Notice role="status">{row.moderator.nickname}님이 보고 있어요.</Notice>
          )}
          <CaseFacts detail={detail} />
        </div>
        {isClosed ? (
          <ClosedCase row={row} />
        ) : (
          <DecisionForm detail={detail} isWide={isWide} onDecide={decide} />
        )}
      </Body>
    </>
  )
}

const { color, type, radius } = theme

const WideHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 24px 28px 0;
  h2 {
    ${type.title2}
  }
`

const End = styled.span`
  display: flex;
  padding-right: 12px;
`

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  &[data-wide='true'] {
    flex: none;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: start;
    gap: 0 28px;
    padding: 0 28px 24px;
    --gutter: 0px;
  }
  @media (max-width: 1199px) {
    &[data-wide='true'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Notice = styled.p`
  margin: 16px var(--gutter) 0;
  padding: 12px 16px;
  border-radius: ${radius.m}px;
  background: ${color.s2};
  ${type.body2}
  color: ${color.t1};
`

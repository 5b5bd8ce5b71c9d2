import styled from '@emotion/styled'
import { asApiError } from '#src/api/apiError.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { Facts } from './Facts.tsx'
import { type OwnReport, useReadReportQuery } from './reportsApi.ts'
import { OUTCOME_TEXT, REASON_TEXT, targetText } from './reportTexts.ts'

interface ReportResultProps {
  reportId: number
  onBack: () => void
}

/** The outcome of an own report (RP2), which never says what became of another member. */
export function ReportResult({ reportId, onBack }: ReportResultProps) {
  const { data, error, isFetching, refetch } = useReadReportQuery(reportId)
  if (data) return <Outcome report={data} />
  if (isFetching || error === undefined) return <ResultSkeleton />
  const failure = asApiError(error)
  if (failure.kind === 'refused' && failure.code === 'REPORT4004')
    return <MissingState title="신고 내역을 찾을 수 없습니다." onBack={onBack} />
  return (
    <RetryState
      title="신고 결과를 불러오지 못했습니다."
      help={failureHelp(error)}
      onRetry={() => void refetch()}
    />
  )
}

function Outcome({ report }: { report: OwnReport }) {
  const now = useNow()
  const { kind, targetName, reason, createdAt, outcome, decidedAt } = report
  const { title, text } = OUTCOME_TEXT[outcome ?? 'WAITING']
  const day = (at: string) => formatShortDate(toInstant(at), now)
  const facts: (readonly [string, string])[] = [
    ['대상', targetText({ kind, name: targetName })],
    ['이유', REASON_TEXT[reason]],
    ['신고한 날', day(createdAt)],
  ]
  if (decidedAt !== null) facts.push(['살펴본 날', day(decidedAt)])
  return (
    <Middle>
      <Mark data-acted={outcome === 'ACTED'}>
        {outcome === 'ACTED' ? <CheckIcon size={48} /> : <FlagIcon size={44} />}
      </Mark>
      <h2>{title}</h2>
      <p>{text}</p>
      <Facts facts={facts} css={{ width: '100%', marginTop: 24 }} />
    </Middle>
  )
}

function ResultSkeleton() {
  return (
    <Middle>
      <Loading label="로딩 중...">
        <Lines>
          <Skeleton width={104} height={104} radius="circle" />
          <Skeleton width={168} height={26} css={{ marginTop: 22 }} />
          <Skeleton width={220} height={16} css={{ marginTop: 14 }} />
          <Skeleton height={132} radius={14} css={{ marginTop: 28 }} />
        </Lines>
      </Loading>
    </Middle>
  )
}

const { color, type } = theme

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 0 24px 12px;
  text-align: center;
  word-break: keep-all;
  overflow-wrap: anywhere;
  > div {
    width: 100%;
  }
  h2 {
    margin-top: 20px;
    ${type.title1}
  }
  p {
    margin-top: 8px;
    ${type.body1}
    color: ${color.t2};
    text-wrap: balance;
  }
`

const Mark = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 104px;
  height: 104px;
  border-radius: 50%;
  background: ${color.s2};
  box-shadow: inset 0 0 0 1px ${color.artEdge};
  color: ${color.t3};
  &[data-acted='true'] {
    color: ${color.ok};
  }
`

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
`

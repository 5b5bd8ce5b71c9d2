import styled from '@emotion/styled'
import { Link, useSearchParams } from 'react-router-dom'
import type { CaseState } from '#contract/http/safety/moderation.ts'
import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { Tabs } from '#src/ui/frame/Tabs.tsx'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { theme } from '#src/ui/theme.ts'
import { type CasesPage, POLL_MS, useListCasesInfiniteQuery } from './moderationApi.ts'
import { PagedList } from './PagedList.tsx'
import { QueueRow } from './QueueRow.tsx'

interface QueuePartProps {
  counts: CasesPage['counts'] | undefined
  openCaseId: number | null
}

const STATE_OF_TAB = { waiting: 'WAITING', taken: 'TAKEN', closed: 'CLOSED' } as const
type Tab = keyof typeof STATE_OF_TAB

const EMPTY_TEXT: Readonly<Record<CaseState, readonly [string, string]>> = {
  WAITING: ['기다리는 신고가 없어요.', '새 신고가 오면 여기에 보여요.'],
  TAKEN: ['지금 보고 있는 신고가 없어요.', '신고를 열면 다른 운영진에게 보는 중이라고 알려요.'],
  CLOSED: ['끝난 신고가 없어요.', '결정한 신고가 여기에 남아요.'],
}

/** The queue (MD1). The tab is in the address, so that back from a case and a reload keep it. */
export function QueuePart({ counts, openCaseId }: QueuePartProps) {
  const [params, setParams] = useSearchParams()
  const tab = tabOf(params.get('tab'))
  const change = (next: Tab) =>
    setParams(next === 'waiting' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
  return (
    <Tabs
      label="신고"
      tabs={[
        { value: 'waiting', label: '대기', count: counts?.waiting ?? 0 },
        { value: 'taken', label: '보는 중', count: counts?.taken ?? 0 },
        { value: 'closed', label: '끝난 것' },
      ]}
      value={tab}
      onChange={change}
    >
      <Top>
        <p>{tab === 'closed' ? '끝난 순서' : '급한 순서'}</p>
        <Link css={textButtonCss} to={moderationPaths.objections()}>
          이의 제기
          {(counts?.objections ?? 0) > 0 && (
            <UnreadBadge count={counts?.objections ?? 0} of="기다리는 이의 제기" />
          )}
        </Link>
      </Top>
      <Cases key={tab} state={STATE_OF_TAB[tab]} openCaseId={openCaseId} />
    </Tabs>
  )
}

const tabOf = (value: string | null): Tab => (value === 'taken' || value === 'closed' ? value : 'waiting')

function Cases({ state, openCaseId }: { state: CaseState; openCaseId: number | null }) {
  const query = useListCasesInfiniteQuery(state, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const [emptyText, emptyHelp] = EMPTY_TEXT[state]
  return (
    <PagedList
      query={query}
      rowsOf={({ cases }) => cases}
      label="신고 목록"
      failedText="신고를 불러오지 못했습니다."
      emptyText={emptyText}
      emptyHelp={emptyHelp}
    >
      {(row) => <QueueRow key={row.caseId} row={row} isOpen={row.caseId === openCaseId} />}
    </PagedList>
  )
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: 0 var(--gutter);
  p {
    ${theme.type.label}
    color: ${theme.color.t2};
  }
`

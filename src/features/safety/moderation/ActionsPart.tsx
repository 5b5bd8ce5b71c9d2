import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { toInstant } from '#src/lib/time/time.ts'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { theme } from '#src/ui/theme.ts'
import { formatMoment } from '../moments.ts'
import { type Action, useListModerationActionsInfiniteQuery } from './moderationApi.ts'
import { actionText } from './moderationWords.ts'
import { PagedList } from './PagedList.tsx'

/** What moderators have done (MD10). Nothing of it can be changed. */
export function ActionsPart() {
  const query = useListModerationActionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <PagedList
      query={query}
      rowsOf={({ actions }) => actions}
      label="처리 기록"
      failedText="처리 기록을 불러오지 못했습니다."
      emptyText="처리 기록이 없어요."
    >
      {(action) => <Row key={action.actionId} action={action} />}
    </PagedList>
  )
}

function Row({ action }: { action: Action }) {
  const { moderatorName, caseId, reason, createdAt } = action
  return (
    <Item>
      <div>
        <b>{actionText(action)}</b>
        {reason !== '' && <p>{reason}</p>}
        <small>
          {moderatorName} · <time dateTime={createdAt}>{formatMoment(toInstant(createdAt))}</time>
        </small>
      </div>
      {caseId !== null && (
        <Link css={textButtonCss} to={moderationPaths.case(caseId)}>
          신고 보기
        </Link>
      )}
    </Item>
  )
}

const { color, type } = theme

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 10px var(--gutter);
  & + & {
    box-shadow: inset 0 1px 0 ${color.line};
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > a {
    flex: none;
  }
  b {
    ${type.body2}
    font-weight: 600;
  }
  p {
    ${type.label}
    font-weight: 500;
    color: ${color.t2};
    white-space: pre-line;
  }
  small {
    display: block;
    margin-top: 2px;
    ${type.caption}
    ${type.numbers}
    color: ${color.t3};
  }
`

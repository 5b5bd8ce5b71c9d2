import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { failureHelp } from '#src/api/failureText.ts'
import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { useSearchText } from '#src/lib/page/useSearchText.ts'
import { toInstant } from '#src/lib/time/time.ts'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { ListRowContent, listRowCss } from '#src/ui/lists/ListRow.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Badge } from '#src/ui/people/Badge.tsx'
import { formatMonth } from '../moments.ts'
import { type FoundMember, useFindMembersQuery } from './moderationApi.ts'
import { sanctionText } from './moderationWords.ts'

/** Members by name (MD9), with what holds for them now. A row leads to their sanctions. */
export function MembersPart() {
  const { text, setText, asked } = useSearchText()
  return (
    <>
      <Search>
        <SearchForm label="멤버 찾기" placeholder="닉네임" name="q" value={text} onChange={setText} />
      </Search>
      {text.trim() === '' ? (
        <EmptyState art="stage" title="닉네임으로 찾아보세요." help="받은 신고와 제재를 볼 수 있어요." />
      ) : asked === null || asked === '' ? (
        <SkeletonRows count={6} thumb="circle" />
      ) : (
        <Found q={asked} />
      )}
    </>
  )
}

/** Longer names do not exist. */
const QUERY_MAX_CHARS = 50

function Found({ q }: { q: string }) {
  const { currentData, error, isFetching, refetch } = useFindMembersQuery(q.slice(0, QUERY_MAX_CHARS))
  if (!currentData) {
    if (!error || isFetching) return <SkeletonRows count={6} thumb="circle" />
    return (
      <RetryState title="멤버를 찾지 못했습니다." help={failureHelp(error)} onRetry={() => void refetch()} />
    )
  }
  if (currentData.length === 0)
    return <EmptyState art="none" title="찾는 멤버가 없어요." help="닉네임을 다시 확인해주세요." />
  return (
    <ul aria-label="찾은 멤버">
      {currentData.map((member) => (
        <Member key={member.memberId} member={member} />
      ))}
    </ul>
  )
}

function Member({ member }: { member: FoundMember }) {
  const { memberId, nickname, imageUrl, joinedAt, reports, sanctions, active } = member
  return (
    <li>
      <Link css={listRowCss} to={moderationPaths.sanctions(memberId)}>
        <ListRowContent
          thumb={<Avatar memberId={memberId} src={imageUrl} size={52} />}
          title={nickname}
          mark={active && <Badge tone="redSoft">{sanctionText(active)}</Badge>}
          subtitle={`신고 ${reports}번 · 제재 ${sanctions}번 · ${formatMonth(toInstant(joinedAt))} 가입`}
        />
      </Link>
    </li>
  )
}

const Search = styled.div`
  padding: 4px var(--gutter) 12px;
`

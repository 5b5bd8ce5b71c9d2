import styled from '@emotion/styled'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'
import { useListSimilarMembersQuery } from '../archiveApi.ts'
import { type FolderedKind, FOLDERS } from '../kinds.ts'
import { SimilarStripSkeleton } from './ArchiveSkeleton.tsx'

/** Members with a similar archive (P11). Renders nothing when there are none or the request fails. */
export function SimilarStrip({ kind }: { kind: FolderedKind }) {
  const id = useId()
  const { currentData: members, isError } = useListSimilarMembersQuery(kind)
  if (!members) return isError ? null : <SimilarStripSkeleton />
  if (members.length === 0) return null
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{FOLDERS[kind].similarText}</h2>
      <ul>
        {members.map(({ memberId, nickname, profileImageUrl }) => (
          <li key={memberId}>
            <Link to={paths.profileDetail(memberId)}>
              <Avatar memberId={memberId} src={profileImageUrl} size={60} />
              <span>{nickname}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Part = styled.section`
  padding-top: 20px;
  h2 {
    padding: 0 var(--gutter);
    ${theme.type.label}
    color: ${theme.color.t2};
  }
  ul {
    display: flex;
    gap: 16px;
    padding: 12px 26px 0 var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
  li {
    flex: none;
    width: 60px;
    text-align: center;
  }
  a {
    display: block;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a > span:last-child {
    display: block;
    margin-top: 8px;
    overflow: hidden;
    ${theme.type.caption}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { ArtistCandidate } from '#contract/http/survey.ts'
import { paths } from '#src/lib/paths.ts'
import { useGrowingList } from '#src/lib/useGrowingList.ts'
import { ArtistAvatar } from '#src/ui/ArtistAvatar.tsx'
import { Loading } from '#src/ui/Loading.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'

/** Hundreds of discs at once would make a phone wait. */
const AT_A_TIME = 45
const IN_SKELETON = 12

/** Artists, three in a row. Mount anew for another list: `key`. */
export function ArtistLinks({ artists }: { artists: readonly ArtistCandidate[] }) {
  const { shown, hasMore, end } = useGrowingList<HTMLLIElement>(artists.length, AT_A_TIME)
  return (
    <Grid aria-label="아티스트">
      {artists.slice(0, shown).map(({ id, spotifyId, name, imageUrl }) => (
        <li key={id}>
          <Link to={paths.artist(id)}>
            <ArtistAvatar seed={spotifyId} name={name} src={imageUrl} size="fill" />
            <b>{name}</b>
          </Link>
        </li>
      ))}
      {hasMore && <li ref={end} aria-hidden="true" />}
    </Grid>
  )
}

export const ArtistLinksSkeleton = () => (
  <Loading>
    <Grid as="div" aria-hidden="true">
      {Array.from({ length: IN_SKELETON }, (_, key) => (
        <div key={key}>
          <Skeleton height="auto" radius="circle" css={{ aspectRatio: '1' }} />
          <Skeleton width="60%" height={14} css={{ margin: '13px auto 3px' }} />
        </div>
      ))}
    </Grid>
  </Loading>
)

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 22px 18px;
  padding: 20px var(--gutter) 28px;
  a {
    display: block;
    border-radius: ${theme.radius.m}px;
    text-align: center;
  }
  b {
    display: -webkit-box;
    overflow: hidden;
    margin-top: 10px;
    ${theme.type.label}
    color: ${theme.color.t2};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

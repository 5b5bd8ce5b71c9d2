import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useGrowingList } from '#src/lib/page/useGrowingList.ts'
import { Loading } from '../lists/Loading.tsx'
import { Skeleton } from '../lists/Skeleton.tsx'
import { theme } from '../theme.ts'
import { ArtistAvatar } from './ArtistAvatar.tsx'

interface GridArtist {
  /** The provider's id. */
  spotifyId: string
  name: string
  imageUrl: string | null
}

interface ArtistGridProps<Artist extends GridArtist> {
  artists: readonly Artist[]
  /** The name of the list when no heading names it. */
  label?: string
  /** The provider's ids of the chosen artists, in a picker. */
  chosenIds?: ReadonlySet<string>
  /** Wraps disc and name in your own link or button. */
  renderArtist: (artist: Artist, content: ReactNode) => ReactNode
  className?: string
}

/** Rows are rendered as they come near, because hundreds of discs at once would be slow on a phone. */
const AT_A_TIME = 45
const IN_SKELETON = 12

/** Artists in three columns. Give it a `key` per list, so that another list is mounted anew. */
export function ArtistGrid<Artist extends GridArtist>(props: ArtistGridProps<Artist>) {
  const { artists, label, chosenIds, renderArtist, className } = props
  const { shown, hasMore, end } = useGrowingList<HTMLLIElement>(artists.length, AT_A_TIME)

  return (
    <Grid className={className} aria-label={label}>
      {artists.slice(0, shown).map((artist) => {
        const { spotifyId, name, imageUrl } = artist
        const disc = (
          <ArtistAvatar
            seed={spotifyId}
            name={name}
            src={imageUrl}
            size="fill"
            selected={chosenIds?.has(spotifyId)}
          />
        )
        return (
          <li key={spotifyId}>
            {renderArtist(
              artist,
              <>
                {disc}
                <b>{name}</b>
              </>,
            )}
          </li>
        )
      })}
      {hasMore && <li ref={end} aria-hidden="true" />}
    </Grid>
  )
}

export function ArtistGridSkeleton({ className }: { className?: string }) {
  return (
    <Loading>
      <Grid as="div" className={className} aria-hidden="true">
        {Array.from({ length: IN_SKELETON }, (_, key) => (
          <div key={key}>
            <Skeleton height="auto" radius="circle" css={{ aspectRatio: '1' }} />
            <Skeleton width="60%" height={14} css={{ margin: '13px auto 3px' }} />
          </div>
        ))}
      </Grid>
    </Loading>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 22px 18px;
  a,
  button {
    display: block;
    width: 100%;
    border-radius: ${theme.radius.m}px;
    text-align: center;
  }
  /* on one line: a name is not broken */
  b {
    display: block;
    overflow: hidden;
    margin-top: 10px;
    ${theme.type.label}
    color: ${theme.color.t2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button[aria-pressed='true'] > b {
    color: ${theme.color.t1};
  }
  button:disabled {
    > span {
      opacity: 0.4;
    }
    > b {
      color: ${theme.color.tOff};
    }
  }
`

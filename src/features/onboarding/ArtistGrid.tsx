import styled from '@emotion/styled'
import { useGrowingList } from '#src/lib/useGrowingList.ts'
import { ArtistAvatar } from '#src/ui/ArtistAvatar.tsx'
import { Loading } from '#src/ui/Loading.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import type { ChosenArtist } from './onboardingSlice.ts'

interface ArtistGridProps {
  artists: readonly ChosenArtist[]
  chosenIds: ReadonlySet<string>
  onToggle: (artist: ChosenArtist) => void
}

/** Rows are drawn as they come near: a list of hundreds of discs would make a phone wait. */
const AT_A_TIME = 45

/** Mount anew for another list: `key`. */
export function ArtistGrid({ artists, chosenIds, onToggle }: ArtistGridProps) {
  const { shown, hasMore, end } = useGrowingList<HTMLLIElement>(artists.length, AT_A_TIME)

  return (
    <Grid>
      {artists.slice(0, shown).map((artist) => {
        const selected = chosenIds.has(artist.spotifyId)
        return (
          <li key={artist.spotifyId}>
            <button type="button" aria-pressed={selected} onClick={() => onToggle(artist)}>
              <ArtistAvatar
                seed={artist.spotifyId}
                name={artist.name}
                src={artist.imageUrl}
                size="fill"
                selected={selected}
              />
              <span>{artist.name}</span>
            </button>
          </li>
        )
      })}
      {hasMore && <li ref={end} aria-hidden="true" />}
    </Grid>
  )
}

export function ArtistGridSkeleton() {
  return (
    <Loading>
      <Grid as="div" aria-hidden="true">
        {Array.from({ length: 12 }, (_, key) => (
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
  button {
    display: block;
    width: 100%;
    border-radius: ${theme.radius.m}px;
    text-align: center;
  }
  button > span:last-child {
    display: -webkit-box;
    overflow: hidden;
    margin-top: 10px;
    ${theme.type.label}
    color: ${theme.color.t2};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  button[aria-pressed='true'] > span:last-child {
    color: ${theme.color.t1};
  }
`

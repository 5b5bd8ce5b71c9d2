import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { FAVOURITES_MAX } from '#contract/limits.ts'
import { ArtistStrip } from '#src/ui/people/ArtistStrip.tsx'
import { theme } from '#src/ui/theme.ts'
import { ArtistSearch } from './ArtistSearch.tsx'
import { Count } from './Count.tsx'
import { EditBlock } from './EditBlock.tsx'
import { type FavouriteArtist, withArtistToggled } from './profileDraft.ts'

const FULL_TEXT = `아티스트는 ${FAVOURITES_MAX}명까지 고를 수 있어요.`

interface ArtistsBlockProps {
  artists: readonly FavouriteArtist[]
  onChange: (artists: readonly FavouriteArtist[]) => void
}

/** The favourite artists. While editing each can be removed, and a search adds others. */
export function ArtistsBlock({ artists, onChange }: ArtistsBlockProps) {
  const [isRefused, setIsRefused] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const isFull = artists.length >= FAVOURITES_MAX

  /** Returns whether it was changed. */
  function toggle(artist: FavouriteArtist): boolean {
    const isAdded = !artists.some(({ name }) => name === artist.name)
    setIsRefused(isAdded && isFull)
    if (isAdded && isFull) return false
    onChange(withArtistToggled(artists, artist))
    return true
  }

  function remove(name: string): boolean {
    // the last one has no neighbour to focus
    if (artists.length === 1) search.current?.focus()
    return toggle({ name, imageUrl: null })
  }

  return (
    <EditBlock
      title="좋아하는 아티스트"
      note={
        <Count>
          {artists.length}/{FAVOURITES_MAX}
        </Count>
      }
      bleed
      startsOpen={artists.length === 0}
    >
      {(isEditing) => (
        <>
          {isEditing && <Help>같은 아티스트를 좋아하는 멤버를 먼저 보여드려요.</Help>}
          {artists.length > 0 && (
            <ArtistStrip
              artists={artists}
              label="고른 아티스트"
              onRemove={isEditing ? remove : undefined}
              css={isEditing && { paddingTop: 8, marginTop: -8 }}
            />
          )}
          {!isEditing && artists.length === 0 && <Hint>아직 고른 아티스트가 없어요.</Hint>}
          {isEditing && <ArtistSearch ref={search} artists={artists} onToggle={toggle} />}
          <Hint role="status">{isEditing && isFull && isRefused && FULL_TEXT}</Hint>
        </>
      )}
    </EditBlock>
  )
}

const Help = styled.p`
  margin: -8px 0 14px;
  padding: 0 var(--gutter);
  ${theme.type.body2}
  color: ${theme.color.t2};
`

const Hint = styled.p`
  padding: 0 var(--gutter);
  ${theme.type.body2}
  color: ${theme.color.t3};
  * + &:not(:empty) {
    margin-top: 10px;
  }
`

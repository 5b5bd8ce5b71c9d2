import styled from '@emotion/styled'
import { useState } from 'react'
import type { Profile } from '#contract/http/profile/profile.ts'
import { ArtistStrip } from '#src/ui/people/ArtistStrip.tsx'
import { theme } from '#src/ui/theme.ts'
import { EditBlock } from './EditBlock.tsx'

interface ArtistsBlockProps {
  artists: Profile['favoriteArtists']
  /** Returns whether the artist is removed. */
  onRemove: (name: string) => boolean
}

/**
 * The favourite artists, which can be removed. They are chosen in the pre-test, so without any there is
 * nothing to edit.
 */
export function ArtistsBlock({ artists, onRemove }: ArtistsBlockProps) {
  const [isRefused, setIsRefused] = useState(false)
  if (artists.length === 0) return null
  const remove = (name: string) => {
    const goes = onRemove(name)
    setIsRefused(!goes)
    return goes
  }
  return (
    <EditBlock title="관심 아티스트" bleed>
      {(isEditing) => (
        <>
          <ArtistStrip artists={artists} label="관심 아티스트" onRemove={isEditing ? remove : undefined} />
          <Hint role="status">{isEditing && isRefused && '마지막 아티스트는 뺄 수 없어요.'}</Hint>
        </>
      )}
    </EditBlock>
  )
}

const Hint = styled.p`
  padding: 0 var(--gutter);
  ${theme.type.body2}
  color: ${theme.color.t3};
  &:not(:empty) {
    margin-top: 10px;
  }
`

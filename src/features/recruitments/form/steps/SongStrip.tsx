import styled from '@emotion/styled'
import { StarFillIcon } from '#src/ui/icons/StarFillIcon.tsx'
import { StarIcon } from '#src/ui/icons/StarIcon.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { PictureStrip } from '#src/ui/media/PictureStrip.tsx'
import { theme } from '#src/ui/theme.ts'
import type { ChosenTrack } from '../bandDraft.ts'
import { stripCss } from './Step.styles.ts'

const COVER_PX = 72

interface SongStripProps {
  tracks: readonly ChosenTrack[]
  /** Provider id of the representative song. */
  representative: string | null
  onRemove: (spotifyId: string) => boolean
  /** Null removes the choice. */
  onRepresent: (spotifyId: string | null) => void
}

/** The chosen songs. A tap on a cover makes its song the representative one; a second tap takes that back. */
export function SongStrip({ tracks, representative, onRemove, onRepresent }: SongStripProps) {
  const items = tracks.map(({ spotifyId, title, imageUrl }) => {
    const isOn = spotifyId === representative
    const picture = (
      <Choice
        type="button"
        aria-label={`${title} 대표곡`}
        aria-pressed={isOn}
        onClick={() => onRepresent(isOn ? null : spotifyId)}
      >
        <Cover seed={`track-${spotifyId}`} src={imageUrl} size={COVER_PX} />
        <Star data-on={isOn}>{isOn ? <StarFillIcon size={16} /> : <StarIcon size={16} />}</Star>
      </Choice>
    )
    return { key: spotifyId, name: title, picture }
  })
  return (
    <>
      <Strip items={items} label="선택한 곡" width={COVER_PX} onRemove={onRemove} css={stripCss} />
      <Hint role="status">{hintOf(tracks, representative)}</Hint>
    </>
  )
}

function hintOf(tracks: readonly ChosenTrack[], representative: string | null): string {
  if (representative === null) return '별을 누른 곡이 대표곡이 돼요.'
  const song = tracks.find(({ spotifyId }) => spotifyId === representative)
  // a band made elsewhere may have another representative song
  return song ? `대표곡: ${song.title}` : '여기에 없는 곡이 대표곡이에요. 별을 누르면 바뀌어요.'
}

const Strip = styled(PictureStrip)`
  li > span {
    margin-left: 0;
    text-align: left;
  }
`

const Choice = styled.button`
  position: relative;
  display: block;
  border-radius: ${theme.radius.m}px;
`

const Star = styled.span`
  position: absolute;
  left: 6px;
  bottom: 6px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${theme.color.glass};
  color: ${theme.color.t1};
  &[data-on='true'] {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
  }
`

const Hint = styled.p`
  padding: 4px var(--gutter) 4px;
  ${theme.type.caption}
  color: ${theme.color.t3};
`

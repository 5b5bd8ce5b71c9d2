import type { TrackInfo } from '#contract/http/music.ts'
import { PickButton } from '#src/ui/controls/PickButton.tsx'
import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'

interface SongRowProps {
  track: TrackInfo
  isChosen: boolean
  /** The maximum is reached. */
  isRefused: boolean
  onToggle: () => void
}

/** A found song, with a plus, or a check once it is chosen. */
export const SongRow = ({ track, isChosen, isRefused, onToggle }: SongRowProps) => (
  <ListRow
    thumb={<Cover seed={`track-${track.spotifyId}`} src={track.imageUrl} size={52} />}
    title={track.title}
    subtitle={track.artist}
    trailing={
      <PickButton
        label={`${track.title} ${isChosen ? '빼기' : '더하기'}`}
        added={isChosen}
        disabled={isRefused}
        onClick={onToggle}
      />
    }
  />
)

import { useSelector } from 'react-redux'
import { type BandCard, useBookmark } from '#src/features/bands/public.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { StarFillIcon } from '#src/ui/icons/StarFillIcon.tsx'
import { StarIcon } from '#src/ui/icons/StarIcon.tsx'

interface SlideStarProps {
  band: BandCard
  /** For a sample, which the server does not know. */
  isStarred: boolean
  onStarToggle: (band: BandCard) => void
}

/** Saves the band (P26). The star of a sample band is state of the screen. */
export const SlideStar = ({ band, isStarred, onStarToggle }: SlideStarProps) =>
  band.bandId === null ? (
    <Star isOn={isStarred} onToggle={() => onStarToggle(band)} />
  ) : (
    <SavingStar bandId={band.bandId} />
  )

/** docs/product/home.md "Carousel": a toast only when it is set. */
const TOASTS = { added: '밴드가 저장 되었습니다.', removed: null }

/** The first screen is answered: the bookmarks must not be requested before. */
const isFirstOver = (state: object) => 'realtime' in state

function SavingStar({ bandId }: { bandId: number }) {
  const { isSaved, toggle } = useBookmark(bandId, { ...TOASTS, asks: useSelector(isFirstOver) })
  return <Star isOn={isSaved} onToggle={() => void toggle()} />
}

const Star = ({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) => (
  <IconButton
    label={isOn ? '저장 취소' : '저장'}
    icon={isOn ? <StarFillIcon /> : <StarIcon />}
    kind="s2"
    size={56}
    data-control="star"
    onClick={onToggle}
  />
)

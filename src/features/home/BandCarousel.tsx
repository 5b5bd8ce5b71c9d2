import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import { type CSSProperties, type KeyboardEvent, startTransition, useMemo, useRef } from 'react'
import { type BandCard, useBandModal, useJoinFlow } from '#src/features/bands/public.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { ChevronLeftIcon } from '#src/ui/icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { BandSlide } from './BandSlide.tsx'
import { cardAt, drawnPositions, START } from './carouselPlace.ts'
import { CarouselPosition } from './CarouselPosition.tsx'
import { HomeLight } from './HomeLight.tsx'
import { places, Stage, Track } from './Stage.styles.ts'
import { useCarousel } from './useCarousel.ts'
import { useControlKept } from './useControlKept.ts'
import { useDemo } from './useDemo.ts'
import { useStars } from './useStars.ts'
import { useSwipe } from './useSwipe.ts'

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }
/** In a strip of tags the arrow keys scroll the strip. */
const isStrip = (target: EventTarget) => target instanceof Element && target.closest('[data-strip]') !== null

interface BandCarouselProps {
  cards: readonly BandCard[]
  /** The middle slide has been painted, so the slides beside it may be rendered. */
  isPainted: boolean
}

/** An endless carousel of bands (docs/product/home.md "Carousel"; docs/interface.md "Motion"). */
export function BandCarousel({ cards, isPainted }: BandCarouselProps) {
  const keys = useMemo(() => cards.map(({ seed }) => seed), [cards])
  const { place, isUnderWay, move } = useCarousel(keys)
  const { starred, toggle } = useStars()
  const { join, dialogs } = useJoinFlow()
  const { open, modal } = useBandModal()
  const track = useRef<HTMLDivElement>(null)
  useControlKept(track, place.position)

  const count = cards.length
  const bandAt = (position: number) => cards[cardAt(position, count)] as BandCard
  const turn = (by: 1 | -1) => {
    if (count > 1) move(by)
  }
  /**
   * In a transition, so that rendering does not block a frame. A swipe does not use it: before a transition
   * renders, the track would start to move back.
   */
  const step = (by: 1 | -1) => startTransition(() => turn(by))
  const swipe = useSwipe(track, isUnderWay || count < 2, turn)

  function turnByKey(event: KeyboardEvent) {
    const by = KEYS[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || isStrip(event.target)) return
    event.preventDefault()
    step(by)
  }

  const band = bandAt(place.position)
  const { isMuted, toggle: toggleMute } = useDemo(band.demo)
  const at = cardAt(place.position, count) + 1
  return (
    <>
      <Global styles={places} />
      <HomeLight band={band} last={bandAt(place.from)} />
      <Stage aria-roledescription="캐러셀" aria-label="밴드 모집" onKeyDown={turnByKey} {...swipe}>
        <Track
          ref={track}
          data-moving={isUnderWay}
          data-at-start={place.from === START.position}
          style={{ '--position': place.position } as CSSProperties}
        >
          {drawnPositions(place, count, isPainted || isUnderWay).map((position) => (
            <BandSlide
              key={position}
              band={bandAt(position)}
              position={position}
              label={`${cardAt(position, count) + 1} / ${count}`}
              isOn={position === place.position}
              isFirst={position === START.position}
              isMuted={isMuted}
              isStarred={starred.has(bandAt(position).seed)}
              onOpen={open}
              onJoin={join}
              onMuteToggle={toggleMute}
              onStarToggle={toggle}
            />
          ))}
        </Track>
        {count > 1 && (
          <Arrows>
            <IconButton label="이전 밴드" icon={<ChevronLeftIcon />} kind="glass" onClick={() => step(-1)} />
            <IconButton label="다음 밴드" icon={<ChevronRightIcon />} kind="glass" onClick={() => step(1)} />
          </Arrows>
        )}
        <CarouselPosition at={at} of={count} />
        <VisuallyHidden role="status">
          {!isUnderWay && place.position === 0 ? '' : `${at} / ${count}, ${band.title}`}
        </VisuallyHidden>
      </Stage>
      {dialogs}
      {modal}
    </>
  )
}

/* At the middle of the cover's height, 10 px inside its edges. */
const Arrows = styled.div`
  position: absolute;
  top: calc(52px + var(--cover-h) / 2 - 22px);
  left: calc(50% - var(--slide-w) / 2 + 10px);
  right: calc(50% - var(--slide-w) / 2 + 10px);
  display: flex;
  justify-content: space-between;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`

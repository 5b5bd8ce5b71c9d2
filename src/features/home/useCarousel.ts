import { startTransition, useCallback, useEffect, useState } from 'react'
import { theme } from '#src/ui/theme.ts'
import { arrived, cardAt, isMoving, moved, placeOf, START } from './carouselPlace.ts'

const movesAtOnce = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The place and the moves of a carousel over cards with these keys. With reduced motion a move ends at once.
 */
export function useCarousel(keys: readonly string[]) {
  const [{ place, known }, setState] = useState({ place: START, known: keys })
  const move = useCallback(
    (by: 1 | -1) => setState((state) => ({ ...state, place: moved(state.place, by) })),
    [],
  )

  if (known !== keys) {
    const shown = known[cardAt(place.position, known.length)] ?? ''
    setState({ place: placeOf(shown, keys), known: keys })
  }

  const isUnderWay = isMoving(place)
  useEffect(() => {
    if (!isUnderWay) return
    // in a transition, so that rendering the next slide does not block a frame
    const arrive = () =>
      startTransition(() => setState((state) => ({ ...state, place: arrived(state.place) })))
    const timer = setTimeout(arrive, movesAtOnce() ? 0 : theme.motion.carousel)
    return () => clearTimeout(timer)
  }, [isUnderWay])

  return { place, isUnderWay, move }
}

import { startTransition, useCallback, useEffect, useState } from 'react'
import { theme } from '#src/ui/theme.ts'
import { arrived, cardAt, isMoving, moved, placeOf, START } from './carouselPlace.ts'

const movesAtOnce = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where the carousel over cards with these keys stands, and how it is moved. Whoever wants less motion never waits for any. */
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
    // the slide that comes into reach is drawn between frames
    const arrive = () =>
      startTransition(() => setState((state) => ({ ...state, place: arrived(state.place) })))
    const timer = setTimeout(arrive, movesAtOnce() ? 0 : theme.motion.carousel)
    return () => clearTimeout(timer)
  }, [isUnderWay])

  return { place, isUnderWay, move }
}

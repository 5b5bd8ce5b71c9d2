/**
 * The state of the carousel. Positions continue past both ends of the list, and each has a fixed place on the
 * track. The position after the last card shows the first card again, so the track never jumps back.
 */
export interface CarouselPlace {
  position: number
  /** The position before the current move; equal to `position` when nothing moves. */
  from: number
}

/** Cards on either side of the middle: one is partly visible, and one more is rendered for the next move. */
const NEAR = 2

export const START: CarouselPlace = { position: 0, from: 0 }

export const isMoving = ({ position, from }: CarouselPlace): boolean => position !== from

/** A move during a move is ignored (docs/product/home.md "Carousel"). */
export const moved = (place: CarouselPlace, by: 1 | -1): CarouselPlace =>
  isMoving(place) ? place : { position: place.position + by, from: place.position }

export const arrived = ({ position }: CarouselPlace): CarouselPlace => ({ position, from: position })

/** The index of the card at a position. */
export const cardAt = (position: number, count: number): number => ((position % count) + count) % count

/**
 * The positions to render. They change only between moves, so that a move renders nothing. A single card has
 * no neighbours. Without `all`, only the middle position.
 */
export function drawnPositions({ from }: CarouselPlace, count: number, all: boolean): number[] {
  if (count === 0) return []
  const near = all && count > 1 ? NEAR : 0
  return Array.from({ length: 2 * near + 1 }, (_, at) => from - near + at)
}

/** After a change of the list: the card that was shown, or the start if it is gone. */
export function placeOf(shown: string, keys: readonly string[]): CarouselPlace {
  const position = Math.max(0, keys.indexOf(shown))
  return { position, from: position }
}

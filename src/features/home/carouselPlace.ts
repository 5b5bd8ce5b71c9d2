/**
 * Where the carousel stands. Positions go on counting past both ends, and a slide stands where its position says: what comes after the
 * last card is the first one again, so there is nothing to jump back from.
 */
export interface CarouselPlace {
  position: number
  /** The position before the move under way; the same when none is. */
  from: number
}

/** On either side of the centre: one peeks in, and one more so that the next move finds it drawn. */
const NEAR = 2

export const START: CarouselPlace = { position: 0, from: 0 }

export const isMoving = ({ position, from }: CarouselPlace): boolean => position !== from

/** A move during a move is ignored (docs/product/home.md "Carousel"). */
export const moved = (place: CarouselPlace, by: 1 | -1): CarouselPlace =>
  isMoving(place) ? place : { position: place.position + by, from: place.position }

export const arrived = ({ position }: CarouselPlace): CarouselPlace => ({ position, from: position })

/** Which of `count` cards stands at a position. */
export const cardAt = (position: number, count: number): number => ((position % count) + count) % count

/**
 * The positions that are drawn. They change between moves only, so that a move has nothing to draw. One card alone has no neighbours.
 * Not `all`: the one in the middle alone.
 */
export function drawnPositions({ from }: CarouselPlace, count: number, all: boolean): number[] {
  if (count === 0) return []
  const near = all && count > 1 ? NEAR : 0
  return Array.from({ length: 2 * near + 1 }, (_, at) => from - near + at)
}

/** After the list has changed: at the card that was shown, or at the start when it is gone. */
export function placeOf(shown: string, keys: readonly string[]): CarouselPlace {
  const position = Math.max(0, keys.indexOf(shown))
  return { position, from: position }
}

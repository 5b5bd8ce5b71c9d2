import { describe, expect, it } from 'vitest'
import { arrived, cardAt, drawnPositions, isMoving, moved, placeOf, START } from './carouselPlace.ts'

describe('a move', () => {
  it('goes one card forward or back, and ends when it has arrived', () => {
    expect(moved(START, 1).position).toBe(1)
    expect(moved(START, -1).position).toBe(-1)
    expect(isMoving(moved(START, 1))).toBe(true)
    expect(isMoving(arrived(moved(START, 1)))).toBe(false)
  })

  it('is ignored during another move', () => {
    const first = moved(START, 1)
    expect(moved(first, 1)).toBe(first)
    expect(moved(first, -1)).toBe(first)
  })

  it('leads from the last card to the first, and from the first to the last', () => {
    expect(cardAt(14, 15)).toBe(14)
    expect(cardAt(15, 15)).toBe(0)
    expect(cardAt(-1, 15)).toBe(14)
    expect(cardAt(-31, 15)).toBe(14)
  })
})

describe('the rendered cards', () => {
  it('are the middle one and two on either side, however many there are', () => {
    expect(drawnPositions(START, 60, true)).toEqual([-2, -1, 0, 1, 2])
  })

  it('are only the middle one at first', () => {
    expect(drawnPositions(START, 60, false)).toEqual([0])
  })

  it('stay the same until a move has ended', () => {
    const move = moved(START, 1)
    expect(drawnPositions(move, 60, true)).toEqual(drawnPositions(START, 60, true))
    expect(drawnPositions(arrived(move), 60, true)).toEqual([-1, 0, 1, 2, 3])
  })

  it('are none for an empty list, and one for a single card', () => {
    expect(drawnPositions(START, 1, true)).toEqual([0])
    expect(drawnPositions(START, 0, true)).toEqual([])
  })
})

describe('after a change of the list the carousel', () => {
  it('shows the same card at its new place', () => {
    expect(placeOf('band-3', ['band-1', 'band-2', 'band-3'])).toEqual({ position: 2, from: 2 })
  })

  it('starts again when the card is gone', () => {
    expect(placeOf('band-9', ['band-1'])).toEqual(START)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { type Found, foundOf, isArtistShown, overall } from './found.ts'

const WAITING: Found<never> = { status: 'waiting' }
const failing = (retry = () => {}): Found<never> => ({ status: 'failed', error: 'why', retry })
const having = <Item>(...items: Item[]): Found<Item> => ({ status: 'found', items })

describe('what one kind has found', () => {
  const refetch = () => {}

  it('waits while it is asked, also again after a failure', () => {
    expect(foundOf({ isFetching: true, refetch })).toEqual(WAITING)
    expect(foundOf({ isFetching: true, error: 'why', refetch })).toEqual(WAITING)
  })

  it('keeps what it has while it is asked again, or that fails', () => {
    expect(foundOf({ currentData: [1], isFetching: true, refetch })).toEqual(having(1))
    expect(foundOf({ currentData: [1], error: 'why', isFetching: false, refetch })).toEqual(having(1))
  })

  it('has failed when there is an error and nothing else', () => {
    expect(foundOf({ error: 'why', isFetching: false, refetch })).toMatchObject({
      status: 'failed',
      error: 'why',
    })
  })

  it('leaves out what is not worth showing', () => {
    const artist = {
      type: 'artist' as const,
      spotifyId: 'a',
      name: '혁오',
      genres: null,
      imageUrl: 'a.jpg',
      externalUrl: null,
      artistId: null,
    }
    const answer = [artist, { ...artist, name: 'Artist' }, { ...artist, imageUrl: null }]
    expect(foundOf({ currentData: answer, isFetching: false, refetch }, isArtistShown)).toEqual(
      having(artist),
    )
  })
})

describe('all of them together', () => {
  it('count what there is, whatever else is missing', () => {
    const all = overall({ bands: having(1 as never, 2 as never), artists: WAITING, tracks: failing() })
    expect(all).toMatchObject({ count: 2, isWaiting: true, isAllWaiting: false, failure: null })
  })

  it('have failed only when every one has, and are all tried again', () => {
    const retry = vi.fn<() => void>()
    const all = overall({ bands: failing(retry), artists: failing(retry), tracks: failing(retry) })
    expect(all.failure).toBe('why')
    all.retry()
    expect(retry).toHaveBeenCalledTimes(3)
  })
})

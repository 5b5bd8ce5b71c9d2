import { describe, expect, it } from 'vitest'
import { type Found, foundOf, isArtistShown } from './found.ts'

const WAITING: Found<never> = { status: 'waiting' }
const having = <Item>(...items: Item[]): Found<Item> => ({ status: 'found', items })

describe('the result of a search', () => {
  const refetch = () => {}

  it('is waiting during a request, also after a failure', () => {
    expect(foundOf({ isFetching: true, refetch })).toEqual(WAITING)
    expect(foundOf({ isFetching: true, error: 'why', refetch })).toEqual(WAITING)
  })

  it('keeps its items during another request, and when that fails', () => {
    expect(foundOf({ currentData: [1], isFetching: true, refetch })).toEqual(having(1))
    expect(foundOf({ currentData: [1], error: 'why', isFetching: false, refetch })).toEqual(having(1))
  })

  it('has failed when there is an error and no items', () => {
    expect(foundOf({ error: 'why', isFetching: false, refetch })).toMatchObject({
      status: 'failed',
      error: 'why',
    })
  })

  it('leaves out items that are not worth showing', () => {
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

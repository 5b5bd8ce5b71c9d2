import { describe, expect, it } from 'vitest'
import { type Found, foundOf, isArtistShown } from './found.ts'

const WAITING: Found<never> = { status: 'waiting' }
const having = <Item>(...items: Item[]): Found<Item> => ({ status: 'found', items })

describe('what a search has found', () => {
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

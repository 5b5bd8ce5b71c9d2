import { describe, expect, it } from 'vitest'
import type { ChosenTrack } from '../bandDraft.ts'
import { isPicked, toggled, withTracks } from './picks.ts'

const aTrack = (spotifyId: string): ChosenTrack => ({
  spotifyId,
  title: spotifyId,
  artist: '새벽정거장',
  imageUrl: null,
})
const [dawn, night, rain] = [aTrack('dawn'), aTrack('night'), aTrack('rain')]

describe('a tap', () => {
  it('picks at the end, whatever the order of the results', () => {
    expect(toggled([night], dawn, 50)).toEqual([night, dawn])
  })

  it('puts back what is picked, also where it was found under another title', () => {
    expect(toggled([dawn, night], { ...dawn, title: '새벽 (Live)' }, 50)).toEqual([night])
  })

  it('picks no more than there may be, but still puts back', () => {
    expect(toggled([dawn, night], rain, 2)).toEqual([dawn, night])
    expect(toggled([dawn, night], dawn, 2)).toEqual([night])
  })

  it('leaves the list that was there alone', () => {
    const picked = [dawn]
    toggled(picked, night, 50)
    expect(picked).toEqual([dawn])
    expect(isPicked(picked, night)).toBe(false)
  })
})

describe('the representative song', () => {
  it('stays while it is among the songs', () => {
    expect(withTracks({ tracks: [dawn, night], representativeSong: 'dawn' }, [dawn])).toEqual({
      tracks: [dawn],
      representativeSong: 'dawn',
    })
  })

  it('goes with its song', () => {
    const { representativeSong } = withTracks({ tracks: [dawn, night], representativeSong: 'dawn' }, [night])
    expect(representativeSong).toBeNull()
  })

  it('stays where it was none of them', () => {
    const { representativeSong } = withTracks({ tracks: [dawn], representativeSong: 'other' }, [])
    expect(representativeSong).toBe('other')
  })
})

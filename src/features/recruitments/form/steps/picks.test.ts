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
  it('appends the item, whatever the order of the results', () => {
    expect(toggled([night], dawn, 50)).toEqual([night, dawn])
  })

  it('removes a picked item, even when it was found under another title', () => {
    expect(toggled([dawn, night], { ...dawn, title: '새벽 (Live)' }, 50)).toEqual([night])
  })

  it('appends nothing at the maximum, but still removes', () => {
    expect(toggled([dawn, night], rain, 2)).toEqual([dawn, night])
    expect(toggled([dawn, night], dawn, 2)).toEqual([night])
  })

  it('does not change the previous list', () => {
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

  it('is removed with its song', () => {
    const { representativeSong } = withTracks({ tracks: [dawn, night], representativeSong: 'dawn' }, [night])
    expect(representativeSong).toBeNull()
  })

  it('stays when it was none of the songs', () => {
    const { representativeSong } = withTracks({ tracks: [dawn], representativeSong: 'other' }, [])
    expect(representativeSong).toBe('other')
  })
})

import { describe, expect, it } from 'vitest'
import { keepPlace, keptPlace } from './scroll.ts'

describe('keptPlace', () => {
  it('returns the place of each list separately', () => {
    keepPlace('room-1', { anchor: 4711, offsetPx: 12 })
    keepPlace('room-2', { anchor: 5, offsetPx: -3 })
    expect(keptPlace('room-1')).toEqual({ anchor: 4711, offsetPx: 12 })
    expect(keptPlace('room-2')).toEqual({ anchor: 5, offsetPx: -3 })
  })

  it('returns null for a list that was never left, or was left at its end', () => {
    keepPlace('room-1', { anchor: 1, offsetPx: 0 })
    keepPlace('room-1', null)
    expect(keptPlace('room-1')).toBeNull()
    expect(keptPlace('room-2')).toBeNull()
  })

  it('rounds to whole pixels', () => {
    keepPlace('room-1', { anchor: 1, offsetPx: 10.6 })
    expect(keptPlace('room-1')).toEqual({ anchor: 1, offsetPx: 11 })
  })

  it.each(['', 'NaN NaN', '{"anchor":1}', '1', '1 2 3'])('ignores the stored text %j', (text) => {
    sessionStorage.setItem('place:room-1', text)
    expect(keptPlace('room-1')).toBeNull()
  })
})

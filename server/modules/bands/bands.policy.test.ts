import { describe, expect, it } from 'vitest'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { requireManager } from './bands.policy.ts'

const MANAGER = 1
const aBand = (status: BandStatus = 'RECRUITING') => ({ managerId: MANAGER, status })

describe('a call for the manager of a band', () => {
  it('is allowed to the manager, who gets the band', () => {
    for (const status of ['RECRUITING', 'ACTIVE'] as const) {
      const band = aBand(status)
      expect(requireManager(band, MANAGER, 'COMMON403')).toBe(band)
    }
  })

  it.each(['BAND4001', 'COMMON403'] as const)(
    'is refused to anybody else, with the code of the call: %s',
    (code) => {
      expect(() => requireManager(aBand(), 2, code)).toThrow(expect.objectContaining({ code }))
    },
  )

  it('is refused for an unknown or ended band, also to its manager', () => {
    const missing = expect.objectContaining({ code: 'BAND4004' })
    expect(() => requireManager(undefined, MANAGER, 'COMMON403')).toThrow(missing)
    expect(() => requireManager(aBand('ENDED'), MANAGER, 'COMMON403')).toThrow(missing)
    expect(() => requireManager(aBand('ENDED'), 2, 'COMMON403')).toThrow(missing)
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { Found } from '#src/features/music/public.ts'
import { overall } from './found.ts'

const WAITING: Found<never> = { status: 'waiting' }
const failing = (retry = () => {}): Found<never> => ({ status: 'failed', error: 'why', retry })
const having = <Item>(...items: Item[]): Found<Item> => ({ status: 'found', items })

describe('the results of all kinds', () => {
  it('are counted although some are missing', () => {
    const all = overall({ bands: having(1 as never, 2 as never), artists: WAITING, tracks: failing() })
    expect(all).toMatchObject({ count: 2, isWaiting: true, isAllWaiting: false, failure: null })
  })

  it('have failed only when each kind has failed, and retry requests all of them', () => {
    const retry = vi.fn<() => void>()
    const all = overall({ bands: failing(retry), artists: failing(retry), tracks: failing(retry) })
    expect(all.failure).toBe('why')
    all.retry()
    expect(retry).toHaveBeenCalledTimes(3)
  })
})

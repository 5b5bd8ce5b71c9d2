import { describe, expect, it, vi } from 'vitest'
import type { Found } from '#src/features/music/public.ts'
import { overall } from './found.ts'

const WAITING: Found<never> = { status: 'waiting' }
const failing = (retry = () => {}): Found<never> => ({ status: 'failed', error: 'why', retry })
const having = <Item>(...items: Item[]): Found<Item> => ({ status: 'found', items })

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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLoading } from './keepLoading.ts'

const REFUSED = new TypeError('Failed to fetch dynamically imported module')

/** A line that can be cut, with or without the phone noticing. */
function aLine() {
  let isCut = false
  return {
    load: vi.fn(async () => {
      if (isCut) throw REFUSED
      return 'part'
    }),
    cut({ isNoticed }: { isNoticed: boolean }) {
      isCut = true
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isNoticed)
    },
    mend() {
      isCut = false
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    },
  }
}

describe('a part that is loaded in the background', () => {
  const onLoaded = vi.fn<(part: string) => void>()
  const onFailed = vi.fn<(error: unknown) => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    onLoaded.mockReset()
    onFailed.mockReset()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('is handed over once', async () => {
    const line = aLine()
    keepLoading(line.load, onLoaded, onFailed)
    await vi.advanceTimersByTimeAsync(600_000)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onLoaded.mock.calls).toEqual([['part']])
    expect(line.load).toHaveBeenCalledOnce()
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('waits for the network that the phone misses, and says nothing about it', async () => {
    const line = aLine()
    line.cut({ isNoticed: true })
    keepLoading(line.load, onLoaded, onFailed)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(line.load).toHaveBeenCalledOnce()
    line.mend()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onLoaded.mock.calls).toEqual([['part']])
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('is tried again after 5 s, 10 s and so on where the phone notices nothing, and its failure is told once', async () => {
    const line = aLine()
    line.cut({ isNoticed: false })
    keepLoading(line.load, onLoaded, onFailed)
    const tries = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return line.load.mock.calls.length
    }
    expect(await tries(4_999)).toBe(1)
    expect(await tries(1)).toBe(2)
    expect(await tries(9_999)).toBe(2)
    expect(await tries(1)).toBe(3)
    // 20 s and 40 s, then a minute each time
    expect(await tries(60_000)).toBe(5)
    expect(await tries(60_000)).toBe(6)
    expect(await tries(60_000)).toBe(7)
    expect(onFailed.mock.calls).toEqual([[REFUSED]])
    line.mend()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onLoaded.mock.calls).toEqual([['part']])
  })

  it('is tried at once when the network comes back during a pause, and not a second time after the pause', async () => {
    const line = aLine()
    line.cut({ isNoticed: false })
    keepLoading(line.load, onLoaded)
    await vi.advanceTimersByTimeAsync(1_000)
    line.mend()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onLoaded).toHaveBeenCalledOnce()
    expect(line.load).toHaveBeenCalledTimes(2)
  })

  it('is neither handed over nor tried again once it is stopped', async () => {
    const line = aLine()
    keepLoading(line.load, onLoaded)()
    await vi.advanceTimersByTimeAsync(0)
    expect(onLoaded).not.toHaveBeenCalled()

    line.cut({ isNoticed: false })
    const stop = keepLoading(line.load, onLoaded)
    await vi.advanceTimersByTimeAsync(1_000)
    stop()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(line.load).toHaveBeenCalledTimes(2)
  })
})

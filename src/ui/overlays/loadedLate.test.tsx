import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadedWhenOpen, loadedWhenShown } from './loadedLate.ts'

interface PartProps {
  open: boolean
  onClose: () => void
}

const Part = ({ open }: PartProps) => (open ? <p>열렸어요</p> : null)

/** Runs timers and the promises they start. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a dialog that is not in the first load', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is loaded in advance, so that opening it shows it at once', async () => {
    const load = vi.fn(async () => Part)
    const Lazy = loadedWhenOpen<PartProps>(load)
    const onClose = vi.fn<() => void>()
    const { rerender } = render(<Lazy open={false} onClose={onClose} />)
    expect(load).not.toHaveBeenCalled()
    await pass(2_000)
    expect(load).toHaveBeenCalledOnce()
    rerender(<Lazy open onClose={onClose} />)
    expect(screen.getByText('열렸어요')).toBeVisible()
  })

  it('is loaded at once when it is opened earlier', async () => {
    const Lazy = loadedWhenOpen<PartProps>(async () => Part)
    render(<Lazy open onClose={() => {}} />)
    await pass(0)
    expect(screen.getByText('열렸어요')).toBeVisible()
  })

  it('may have a placeholder while it is open and not loaded yet', async () => {
    const Lazy = loadedWhenOpen<PartProps>(
      async () => Part,
      () => <p>여는 중이에요</p>,
    )
    const { rerender } = render(<Lazy open={false} onClose={() => {}} />)
    expect(screen.queryByText('여는 중이에요')).toBeNull()
    rerender(<Lazy open onClose={() => {}} />)
    expect(screen.getByText('여는 중이에요')).toBeVisible()
    await pass(0)
    expect(screen.getByText('열렸어요')).toBeVisible()
    expect(screen.queryByText('여는 중이에요')).toBeNull()
  })

  it('closes when it cannot be loaded, and the next opening tries again', async () => {
    let isOnline = false
    const Lazy = loadedWhenOpen<PartProps>(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return Part
    })
    const onClose = vi.fn<() => void>()
    const { rerender } = render(<Lazy open onClose={onClose} />)
    await pass(0)
    expect(onClose).toHaveBeenCalledOnce()
    rerender(<Lazy open={false} onClose={onClose} />)
    isOnline = true
    rerender(<Lazy open onClose={onClose} />)
    await pass(0)
    expect(screen.getByText('열렸어요')).toBeVisible()
  })
})

describe('a part that is loaded when it is first shown', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const Late = (line: { isUp: boolean; tries: number }) =>
    loadedWhenShown(
      async () => {
        line.tries += 1
        if (!line.isUp) throw new TypeError('Failed to fetch')
        return ({ text }: { text: string }) => <p>{text}</p>
      },
      () => <p>음성 메시지</p>,
    )

  it('has a placeholder until it is loaded, and is tried again when the phone is back online', async () => {
    const line = { isUp: false, tries: 0 }
    const Sound = Late(line)
    render(<Sound text="들을 수 있어요" />)
    expect(screen.getByText('음성 메시지')).toBeVisible()
    await pass(0)
    expect(screen.getByText('음성 메시지')).toBeVisible()
    line.isUp = true
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(0)
    expect(screen.getByText('들을 수 있어요')).toBeVisible()
    expect(screen.queryByText('음성 메시지')).toBeNull()
  })

  it('is tried again when its screen is opened again, and never once it is loaded', async () => {
    const line = { isUp: false, tries: 0 }
    const Sound = Late(line)
    render(<Sound text="첫 화면" />).unmount()
    await pass(0)
    expect(line.tries).toBe(1)
    line.isUp = true
    const second = render(<Sound text="둘째 화면" />)
    await pass(0)
    expect(screen.getByText('둘째 화면')).toBeVisible()
    second.unmount()
    render(<Sound text="셋째 화면" />)
    expect(screen.getByText('셋째 화면')).toBeVisible()
    expect(line.tries).toBe(2)
  })
})

import { fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONG_PRESS_MS, useLongPress } from './longPress.ts'

const onLongPress = vi.fn()
const onPressed = vi.fn()
const onClick = vi.fn()

function List() {
  const handlers = useLongPress((element) => element.closest('li')?.textContent ?? null, {
    onLongPress,
    onPressed,
  })
  return (
    <ul {...handlers}>
      <li>
        <button onClick={onClick}>minseo</button>
      </li>
    </ul>
  )
}

const row = () => screen.getByText('minseo')
const press = (over = {}) =>
  fireEvent.pointerDown(row(), {
    isPrimary: true,
    button: 0,
    pointerId: 1,
    clientX: 50,
    clientY: 50,
    ...over,
  })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  render(<List />)
})
afterEach(() => vi.useRealTimers())

describe('useLongPress', () => {
  it('fires after half a second and not before', () => {
    press()
    wait(LONG_PRESS_MS - 1)
    expect(onLongPress).not.toHaveBeenCalled()
    wait(1)
    expect(onLongPress).toHaveBeenCalledExactlyOnceWith('minseo')
  })

  it('shows the pressed look from 150 ms until the hold ends', () => {
    press()
    wait(149)
    expect(onPressed).not.toHaveBeenCalled()
    wait(1)
    expect(onPressed).toHaveBeenLastCalledWith('minseo')
    fireEvent.pointerUp(row())
    expect(onPressed).toHaveBeenLastCalledWith(null)
  })

  it('swallows only the click that follows it', () => {
    press()
    wait(LONG_PRESS_MS)
    fireEvent.pointerUp(row())
    fireEvent.click(row())
    expect(onClick).not.toHaveBeenCalled()
    fireEvent.click(row())
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('swallows the click that follows it on what it has opened, and none after another touch or key', () => {
    const onItem = vi.fn()
    render(<button onClick={onItem}>나가기</button>)
    const item = screen.getByText('나가기')
    press()
    wait(LONG_PRESS_MS)
    fireEvent.click(item)
    expect(onItem).not.toHaveBeenCalled()
    for (const next of ['pointerDown', 'keyDown'] as const) {
      press()
      wait(LONG_PRESS_MS)
      fireEvent[next](item)
      fireEvent.click(item)
    }
    expect(onItem).toHaveBeenCalledTimes(2)
  })

  it('ignores a short tap, which stays a click', () => {
    press()
    fireEvent.pointerUp(row())
    fireEvent.click(row())
    wait(LONG_PRESS_MS)
    expect(onClick).toHaveBeenCalledOnce()
    expect(onLongPress).not.toHaveBeenCalled()
  })

  it.each<[string, () => void]>([
    ['the finger moves away', () => fireEvent.pointerMove(row(), { pointerId: 1, clientX: 50, clientY: 61 })],
    ['the list scrolls', () => fireEvent.scroll(screen.getByRole('list'))],
    ['a second finger comes down', () => press({ isPrimary: false, pointerId: 2 })],
    ['the browser takes the pointer', () => fireEvent.pointerCancel(row(), { pointerId: 1 })],
    ['the finger lifts', () => fireEvent.pointerUp(row(), { pointerId: 1 })],
  ])('ends when %s', (_, happens) => {
    press()
    wait(300)
    happens()
    wait(LONG_PRESS_MS)
    expect(onLongPress).not.toHaveBeenCalled()
  })

  it('tolerates a trembling finger', () => {
    press()
    fireEvent.pointerMove(row(), { pointerId: 1, clientX: 56, clientY: 56 })
    wait(LONG_PRESS_MS)
    expect(onLongPress).toHaveBeenCalledOnce()
  })

  it('ignores the right mouse button', () => {
    press({ button: 2 })
    wait(LONG_PRESS_MS)
    expect(onLongPress).not.toHaveBeenCalled()
  })
})

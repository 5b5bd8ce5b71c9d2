import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useVisibleViewport } from './viewport.ts'

function Frame() {
  const frame = useRef<HTMLDivElement>(null)
  useVisibleViewport(frame)
  return <div ref={frame} data-testid="frame" />
}

/** A phone with a visual viewport that a keyboard can shrink. */
function aViewport(height: number) {
  const viewport = Object.assign(new EventTarget(), { height, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  const paint = () => act(() => frames.splice(0).forEach((callback) => callback(0)))
  return { viewport, frames, paint }
}

afterEach(() => vi.unstubAllGlobals())

describe('useVisibleViewport', () => {
  it('shrinks the frame while the keyboard is open and follows the page’s offset', () => {
    const { viewport, paint } = aViewport(852)
    const { style } = render(<Frame />).getByTestId('frame')
    paint()
    expect(style.getPropertyValue('--viewport-height')).toBe('852px')

    Object.assign(viewport, { height: 512, offsetTop: 40 })
    viewport.dispatchEvent(new Event('resize'))
    paint()
    expect(style.getPropertyValue('--viewport-height')).toBe('512px')
    expect(style.getPropertyValue('--viewport-top')).toBe('40px')
  })

  it('writes at most once per frame', () => {
    const { viewport, frames, paint } = aViewport(852)
    render(<Frame />)
    paint()
    for (let i = 0; i < 5; i += 1) viewport.dispatchEvent(new Event('scroll'))
    expect(frames).toHaveLength(1)
  })

  it('clears the size while the page is pinched open', () => {
    const { viewport, paint } = aViewport(852)
    const { style } = render(<Frame />).getByTestId('frame')
    paint()
    Object.assign(viewport, { height: 300, scale: 2.8 })
    viewport.dispatchEvent(new Event('resize'))
    paint()
    expect(style.getPropertyValue('--viewport-height')).toBe('')
  })

  it('stops listening when the screen is unmounted', () => {
    const { viewport, frames, paint } = aViewport(852)
    const { unmount } = render(<Frame />)
    paint()
    unmount()
    viewport.dispatchEvent(new Event('resize'))
    expect(frames).toHaveLength(0)
  })
})

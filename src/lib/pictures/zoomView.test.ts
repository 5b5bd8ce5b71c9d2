import { describe, expect, it } from 'vitest'
import { VIEW_ZOOM_MAX, viewMoved, viewZoomed, wholeView } from './zoomView.ts'

const PHONE = { width: 393, height: 786 }
/** As wide as the window, half as tall as it is wide. */
const landscape = () => wholeView({ width: 4000, height: 2000 }, PHONE)

describe('at first', () => {
  it('a wide picture is as wide as the window', () => {
    expect(landscape()).toMatchObject({ width: 1, height: 0.5, windowHeight: 2, zoom: 1, x: 0, y: 0 })
  })

  it('a tall picture is as tall as the window', () => {
    expect(wholeView({ width: 100, height: 400 }, PHONE)).toMatchObject({ width: 0.5, height: 2 })
  })
})

describe('zooming', () => {
  it('keeps what lies under the finger', () => {
    // a quarter of the way across the picture, then
    const view = viewZoomed(landscape(), 2, { x: 0.25, y: 1 })
    expect(view.zoom).toBe(2)
    const [left] = [0.5 + view.x - (view.width * view.zoom) / 2]
    expect((0.25 - left) / (view.width * view.zoom)).toBeCloseTo(0.25)
  })

  it('zooms around the middle when nobody points', () => {
    expect(viewZoomed(landscape(), 3)).toMatchObject({ zoom: 3, x: 0, y: 0 })
  })

  it('goes no further than the whole picture, nor than five times', () => {
    expect(viewZoomed(landscape(), 0.2).zoom).toBe(1)
    expect(viewZoomed(landscape(), 40).zoom).toBe(VIEW_ZOOM_MAX)
  })

  it('comes back to the middle with the whole picture', () => {
    const away = viewMoved(viewZoomed(landscape(), 4), 1, 0)
    expect(away.x).not.toBe(0)
    expect(viewZoomed(away, 1)).toMatchObject({ x: 0, y: 0 })
  })
})

describe('moving', () => {
  it('does nothing while the whole picture is shown', () => {
    expect(viewMoved(landscape(), 0.4, 0.4)).toMatchObject({ x: 0, y: 0 })
  })

  it('ends at the edge of the picture', () => {
    const view = viewMoved(viewZoomed(landscape(), 2), 9, 9)
    // twice as wide as the window: half a window to either side; not taller than it: none
    expect(view).toMatchObject({ x: -0.5, y: 0 })
  })
})

import { describe, expect, it } from 'vitest'
import { VIEW_ZOOM_MAX, viewMoved, viewZoomed, wholeView } from './zoomView.ts'

const PHONE = { width: 393, height: 786 }
/** As wide as the window, and half as tall as wide. */
const landscape = () => wholeView({ width: 4000, height: 2000 }, PHONE)

describe('the initial view', () => {
  it('makes a wide picture as wide as the window', () => {
    expect(landscape()).toMatchObject({ width: 1, height: 0.5, windowHeight: 2, zoom: 1, x: 0, y: 0 })
  })

  it('makes a tall picture as tall as the window', () => {
    expect(wholeView({ width: 100, height: 400 }, PHONE)).toMatchObject({ width: 0.5, height: 2 })
  })
})

describe('zooming', () => {
  it('keeps the point under the finger in place', () => {
    // the point is a quarter of the way across the picture
    const view = viewZoomed(landscape(), 2, { x: 0.25, y: 1 })
    expect(view.zoom).toBe(2)
    const [left] = [0.5 + view.x - (view.width * view.zoom) / 2]
    expect((0.25 - left) / (view.width * view.zoom)).toBeCloseTo(0.25)
  })

  it('uses the centre when no point is given', () => {
    expect(viewZoomed(landscape(), 3)).toMatchObject({ zoom: 3, x: 0, y: 0 })
  })

  it('stops at the whole picture and at five times', () => {
    expect(viewZoomed(landscape(), 0.2).zoom).toBe(1)
    expect(viewZoomed(landscape(), 40).zoom).toBe(VIEW_ZOOM_MAX)
  })

  it('recentres the picture when it returns to the whole picture', () => {
    const away = viewMoved(viewZoomed(landscape(), 4), 1, 0)
    expect(away.x).not.toBe(0)
    expect(viewZoomed(away, 1)).toMatchObject({ x: 0, y: 0 })
  })
})

describe('moving', () => {
  it('has no effect while the whole picture is shown', () => {
    expect(viewMoved(landscape(), 0.4, 0.4)).toMatchObject({ x: 0, y: 0 })
  })

  it('stops at the edge of the picture', () => {
    const view = viewMoved(viewZoomed(landscape(), 2), 9, 9)
    // twice as wide as the window: half a window to either side; no taller than the window: no movement
    expect(view).toMatchObject({ x: -0.5, y: 0 })
  })
})

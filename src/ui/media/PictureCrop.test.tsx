import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Square } from '#src/lib/pictures/cropFrame.ts'
import { PictureCrop } from './PictureCrop.tsx'

/** The width of the crop area. */
const WINDOW_PX = 400

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ width: WINDOW_PX, height: WINDOW_PX }),
  )
})

function crop() {
  const onDone = vi.fn<(square: Square) => void>()
  const picture = { width: 800, height: 400 } as ImageBitmap
  render(<PictureCrop open picture={picture} onClose={() => {}} onDone={onDone} />)
  return { place: screen.getByRole('application'), onDone }
}
const kept = async (onDone: ReturnType<typeof crop>['onDone']) => {
  await userEvent.click(screen.getByRole('button', { name: '이 사진 쓰기' }))
  return onDone.mock.lastCall?.[0]
}
const finger = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY })

it('the crop follows a drag', async () => {
  const { place, onDone } = crop()
  fireEvent.pointerDown(place, finger(1, 300, 200))
  fireEvent.pointerMove(place, finger(1, 200, 200))
  fireEvent.pointerUp(place, finger(1, 200, 200))
  fireEvent.pointerMove(place, finger(1, 0, 0))
  // a quarter of the visible 400 px, and no more once the finger is lifted
  expect(await kept(onDone)).toEqual({ x: 300, y: 0, side: 400 })
})

it('the crop zooms with a pinch', async () => {
  const { place, onDone } = crop()
  fireEvent.pointerDown(place, finger(1, 150, 200))
  fireEvent.pointerDown(place, finger(2, 250, 200))
  fireEvent.pointerMove(place, finger(1, 100, 200))
  fireEvent.pointerMove(place, finger(2, 300, 200))
  expect((await kept(onDone))?.side).toBeCloseTo(200)
})

it('the crop zooms by wheel, buttons, slider and keys', async () => {
  const { place, onDone } = crop()
  expect(fireEvent.wheel(place, { deltaY: -500, clientX: 200, clientY: 200 })).toBe(false)
  const afterWheel = (await kept(onDone))!.side
  await userEvent.click(screen.getByRole('button', { name: '확대' }))
  const afterButton = (await kept(onDone))!.side
  fireEvent.change(screen.getByRole('slider', { name: '확대' }), { target: { value: '4' } })
  expect((await kept(onDone))!.side).toBe(100)
  fireEvent.keyDown(place, { key: '-' })
  expect([afterWheel < 400, afterButton < afterWheel, (await kept(onDone))!.side > 100]).toEqual([
    true,
    true,
    true,
  ])
})

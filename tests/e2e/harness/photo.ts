import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { button } from './page.ts'

const HALF_PX = 1_200

/** A photo twice as wide as high: red at the left, blue at the right. */
export async function aWidePhoto(): Promise<Buffer> {
  const half = { width: HALF_PX, height: HALF_PX, channels: 3 } as const
  const blue = sharp({ create: { ...half, background: '#1030d0' } }).png()
  return sharp({ create: { ...half, width: 2 * HALF_PX, background: '#d01020' } })
    .composite([{ input: await blue.toBuffer(), left: HALF_PX, top: 0 }])
    .jpeg()
    .toBuffer()
}

/**
 * Accepts the crop and waits until the dialog is gone. On closing, the dialog returns the focus to its
 * opener, so text typed before that would go there.
 */
export async function acceptPhoto(page: Page): Promise<void> {
  await button(page, '이 사진 쓰기').tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The colours near the left and the right edge of a picture, once it has loaded. */
export async function coloursOf(picture: Locator): Promise<('red' | 'blue')[]> {
  return picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
    await image.decode()
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [10, 1]
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    return [1, 8].map((x) => ((data[4 * x] ?? 0) > (data[4 * x + 2] ?? 0) ? 'red' : 'blue'))
  })
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeDevices } from '#tests/env/fakeDevices.ts'
import { shrunk } from './shrinkPicture.ts'

let devices: ReturnType<typeof fakeDevices>
beforeEach(() => {
  devices = fakeDevices({ jpeg: new Uint8Array([0xff]) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pictureOf = (width: number, height: number) => ({ width, height }) as ImageBitmap
const kind = () => vi.mocked(HTMLCanvasElement.prototype.toBlob).mock.lastCall?.[1]

it('a large picture keeps its shape and gets a longest side of 1280 px', async () => {
  expect(await shrunk(pictureOf(4000, 3000))).toMatchObject({ widthPx: 1280, heightPx: 960 })
  expect(await shrunk(pictureOf(3000, 4000))).toMatchObject({ widthPx: 960, heightPx: 1280 })
  expect(devices.drawn.at(-1)).toEqual([0, 0, 3000, 4000, 0, 0, 960, 1280])
  expect(kind()).toBe('image/jpeg')
})

it('a small picture keeps its size, and a narrow strip keeps at least one pixel', async () => {
  expect(await shrunk(pictureOf(40, 30))).toMatchObject({ widthPx: 40, heightPx: 30 })
  expect(await shrunk(pictureOf(9000, 2))).toMatchObject({ widthPx: 1280, heightPx: 1 })
})

it('transparent parts stay transparent', async () => {
  devices.phone.seeThrough = true
  await shrunk(pictureOf(40, 30))
  expect(kind()).toBe('image/webp')
})

it('the result is null when the phone has no memory for the picture', async () => {
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null))
  expect(await shrunk(pictureOf(4000, 3000))).toBeNull()
})

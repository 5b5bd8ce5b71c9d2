import { expect, it } from 'vitest'
import type { KeptPicture } from '#server/deps.ts'
import {
  aGif,
  aGreyPhoto,
  aPhoto,
  aSeeThroughPng,
  aTiff,
  aWebp,
  anSvg,
  factsOf,
} from '#server/testing/pictures.ts'
import { sharpPictures } from './sharpPictures.ts'

const { prepare } = sharpPictures()

/** The picture in its largest size. */
const ownOf = (picture: KeptPicture | null) => picture!.sizes.at(-1)!.bytes

it('a photo is kept small, upright and without place or owner', async () => {
  const photo = await aPhoto()
  expect(await factsOf(photo)).toMatchObject({ width: 1600, orientation: 6, exif: expect.anything() })
  const kept = (await prepare(photo))!
  expect(kept.mime).toBe('image/jpeg')
  const facts = await factsOf(ownOf(kept))
  expect(facts).toMatchObject({ format: 'jpeg', width: 960, height: 1280 })
  expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(new TextDecoder('latin1').decode(ownOf(kept))).not.toContain('somebody private')
})

it("a photo is kept in every size shown, each without the camera's metadata", async () => {
  const kept = (await prepare(await aPhoto()))!
  expect(kept.sizes.map(({ widthPx }) => widthPx)).toEqual([160, 320, 640, 960])
  for (const { widthPx, bytes } of kept.sizes) {
    const { format, width, height, exif } = await factsOf(bytes)
    expect([format, width, exif]).toEqual(['jpeg', widthPx, undefined])
    expect(height).toBe(Math.round((widthPx * 4) / 3))
  }
})

it('a very long and thin picture keeps its shape', async () => {
  const kept = (await prepare(await aPhoto(40, 2_000)))!
  expect(kept.sizes.map(({ widthPx }) => widthPx)).toEqual([160, 320, 640, 1280])
  expect(await factsOf(kept.sizes[0]!.bytes)).toMatchObject({ width: 160, height: 3 })
})

it('a picture is never enlarged', async () => {
  expect(await factsOf(ownOf(await prepare(await aWebp())))).toMatchObject({ width: 40, height: 30 })
})

it('transparency is kept', async () => {
  const kept = (await prepare(await aSeeThroughPng()))!
  expect(kept.mime).toBe('image/webp')
  expect(await factsOf(ownOf(kept))).toMatchObject({ format: 'webp', hasAlpha: true })
})

it('JPEG, PNG, WebP and GIF are read', async () => {
  for (const bytes of [
    await aPhoto(),
    await aSeeThroughPng(),
    await aWebp(),
    await aGif(),
    await aGreyPhoto(),
  ])
    expect(await prepare(bytes)).not.toBeNull()
})

it('no other format is read, whatever declared type it comes with', async () => {
  for (const bytes of [anSvg(), await aTiff(), new TextEncoder().encode('only a text')])
    expect(await prepare(bytes)).toBeNull()
})

it('a truncated picture is refused', async () => {
  for (const bytes of [await aPhoto(), await aSeeThroughPng(), await aWebp()])
    expect(await prepare(bytes.slice(0, Math.floor(bytes.length * 0.6)))).toBeNull()
})

it('a picture of more pixels than a camera takes is not decoded', async () => {
  const bomb = await aPhoto(10_000, 5_100)
  expect(bomb.length).toBeLessThan(2_000_000)
  expect(await prepare(bomb)).toBeNull()
})

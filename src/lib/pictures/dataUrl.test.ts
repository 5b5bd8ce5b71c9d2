import { expect, it } from 'vitest'
import { fromDataUrl, toDataUrl } from './dataUrl.ts'

it('fromDataUrl restores the bytes and the type that toDataUrl encoded', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256)
  const url = await toDataUrl(new Blob([bytes], { type: 'image/jpeg' }))
  expect(url).toMatch(/^data:image\/jpeg;base64,/)

  const file = fromDataUrl(url, 'room.jpg')
  expect(file).toMatchObject({ name: 'room.jpg', type: 'image/jpeg', size: 20_000 })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})

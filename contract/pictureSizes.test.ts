import { expect, it } from 'vitest'
import { srcSetOf, widthsKept } from './pictureSizes.ts'

const NAME = 'https://hapju.example/files/AbCdEfGhIjKlMnOpQr-_12'

it('offers a picture of ours in every size that is kept, with its true width', () => {
  expect(srcSetOf(`${NAME}.w960.jpg`)).toBe(
    `${NAME}.w160.jpg 160w, ${NAME}.w320.jpg 320w, ${NAME}.w640.jpg 640w, ${NAME}.w960.jpg 960w`,
  )
  expect(srcSetOf(`${NAME}.w320.webp`)).toBe(`${NAME}.w160.webp 160w, ${NAME}.w320.webp 320w`)
  expect(srcSetOf('/files/AbCdEfGhIjKlMnOpQr-_12.w161.jpg')).toContain('.w160.jpg 160w, /files/')
})

it('offers the sizes of a picture of a room under one signature', () => {
  const room = '/room-files/AbCdEfGhIjKlMnOpQr-_12'
  const signature = '?until=1754395200&key=599f5b079ec3c36bfc8633fc4c173696'
  expect(srcSetOf(`${room}.w320.jpg${signature}`)).toBe(
    `${room}.w160.jpg${signature} 160w, ${room}.w320.jpg${signature} 320w`,
  )
})

it('offers no other size of a picture that is small already', () => {
  for (const px of [1, 40, 160]) expect(srcSetOf(`${NAME}.w${px}.jpg`)).toBeNull()
})

it.each([
  null,
  '',
  'blob:http://localhost/4d2f',
  'https://images.example/a.w960.jpg',
  `${NAME}.jpg`,
  `${NAME}.w960.mp4`,
  `${NAME}.w960.jpg?size=1`,
])('knows nothing of the sizes of %j', (url) => {
  expect(srcSetOf(url)).toBeNull()
})

it('keeps no size twice and none larger than the picture', () => {
  expect(widthsKept(1280)).toEqual([160, 320, 640, 1280])
  expect(widthsKept(640)).toEqual([160, 320, 640])
  expect(widthsKept(9)).toEqual([9])
})

import { expect, it } from 'vitest'
import { srcSetOf, widthsKept } from './pictureSizes.ts'

const NAME = 'https://hapju.example/files/AbCdEfGhIjKlMnOpQr-_12'

it('a picture of this server is offered in every stored size, with its true width', () => {
  expect(srcSetOf(`${NAME}.w960.jpg`)).toBe(
    `${NAME}.w160.jpg 160w, ${NAME}.w320.jpg 320w, ${NAME}.w640.jpg 640w, ${NAME}.w960.jpg 960w`,
  )
  expect(srcSetOf(`${NAME}.w320.webp`)).toBe(`${NAME}.w160.webp 160w, ${NAME}.w320.webp 320w`)
  expect(srcSetOf('/files/AbCdEfGhIjKlMnOpQr-_12.w161.jpg')).toContain('.w160.jpg 160w, /files/')
})

it('all sizes of a room picture have the same signature', () => {
  const room = '/room-files/AbCdEfGhIjKlMnOpQr-_12'
  const signature = '?until=1754395200&key=599f5b079ec3c36bfc8633fc4c173696'
  expect(srcSetOf(`${room}.w320.jpg${signature}`)).toBe(
    `${room}.w160.jpg${signature} 160w, ${room}.w320.jpg${signature} 320w`,
  )
})

it('a small picture has no other sizes', () => {
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
])('there are no sizes for %j', (url) => {
  expect(srcSetOf(url)).toBeNull()
})

it('no size is stored twice, and none is larger than the picture', () => {
  expect(widthsKept(1280)).toEqual([160, 320, 640, 1280])
  expect(widthsKept(640)).toEqual([160, 320, 640])
  expect(widthsKept(9)).toEqual([9])
})

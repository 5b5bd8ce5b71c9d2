import { expect, it } from 'vitest'
import { coverUri } from './coverUri.ts'

it('draws a picture as an image that stands on its own', () => {
  const svg = decodeURIComponent(coverUri('band-3').slice('data:image/svg+xml,'.length))
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
})

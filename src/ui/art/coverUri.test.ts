import { expect, it } from 'vitest'
import { coverUri } from './coverUri.ts'

it('coverUri returns a drawing as a complete SVG document', () => {
  const svg = decodeURIComponent(coverUri('band-3').slice('data:image/svg+xml,'.length))
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
})

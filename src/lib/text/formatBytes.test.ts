import { expect, it } from 'vitest'
import { formatBytes } from './formatBytes.ts'

it.each([
  [1, '1KB'],
  [850_000, '830KB'],
  [2_516_582, '2.4MB'],
  [20 * 1024 * 1024, '20MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

import { afterEach, expect, it, vi } from 'vitest'
import { shareLink } from './shareLink.ts'

const define = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
afterEach(() => {
  define('share', undefined)
  define('clipboard', undefined)
})

const copied = () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  define('clipboard', { writeText })
  return writeText
}

it('the phone shares the title and the whole address', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  define('share', share)
  expect(await shareLink('새벽 네 시', '/bands/7')).toBe('shared')
  expect(share).toHaveBeenCalledWith({ title: '새벽 네 시', url: `${location.origin}/bands/7` })
})

it('a closed share sheet copies nothing', async () => {
  const writeText = copied()
  define('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await shareLink('새벽 네 시', '/bands/7')).toBe('cancelled')
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['there is no share sheet', undefined],
  ['it is refused', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('the address is copied when %s', async (_, share) => {
  const writeText = copied()
  define('share', share)
  expect(await shareLink('새벽 네 시', '/bands/7')).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/bands/7`)
})

it('fails when nothing can be copied either', async () => {
  expect(await shareLink('새벽 네 시', '/bands/7')).toBe('failed')
})

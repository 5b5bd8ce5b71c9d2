import { expect, it, vi } from 'vitest'
import { takeShare } from './takeShare.ts'

function device(put: (key: string, kept: Response) => Promise<void>) {
  const caches = { open: async () => ({ put }), delete: vi.fn(async () => true) }
  vi.stubGlobal('caches', caches)
  return caches
}

const posted = () => {
  const form = new FormData()
  form.append('text', '합주')
  return new Request('http://localhost:3000/share', { method: 'POST', body: form })
}

it('what is shared is kept, and leads to the screen that asks for the room', async () => {
  const kept: Response[] = []
  device(async (_key, response) => void kept.push(response))
  const answer = await takeShare(posted(), 7)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, 'http://localhost:3000/share'])
  expect((await kept[0]!.formData()).get('text')).toBe('합주')
})

it('a device without room says that it is lost, and keeps no older one either', async () => {
  const { delete: drop } = device(() => Promise.reject(new DOMException('No space', 'QuotaExceededError')))
  const answer = await takeShare(posted(), 7)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, 'http://localhost:3000/share?lost='])
  expect(drop).toHaveBeenCalledOnce()
})

import { beforeAll, expect, it } from 'vitest'
import type { PasswordHasher } from '#server/deps.ts'
import { argon2Hasher } from './argon2Hasher.ts'

let hasher: PasswordHasher
beforeAll(async () => {
  hasher = await argon2Hasher()
})

it('the hasher uses argon2id, 19 MiB, two passes, one lane, and a new salt each time', async () => {
  const [first, second] = await Promise.all([hasher.hash('onstage25'), hasher.hash('onstage25')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
})

it('the hasher tells the right password from a wrong one', async () => {
  const hash = await hasher.hash('onstage25')
  expect(await hasher.verify(hash, 'onstage25')).toBe(true)
  expect(await hasher.verify(hash, 'guitar13')).toBe(false)
})

it('the hasher does the same work for an unknown member and always answers no', async () => {
  expect(await hasher.verify(null, 'onstage25')).toBe(false)
})

it('the hasher refuses excess requests instead of queueing them for ever', async () => {
  const storm = await Promise.allSettled(Array.from({ length: 1000 }, () => hasher.verify(null, 'x')))
  const refused = storm.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(500)
  expect(refused[0]!.reason).toMatchObject({ code: 'COMMON429', retryAfterSeconds: 2 })
}, 60_000)

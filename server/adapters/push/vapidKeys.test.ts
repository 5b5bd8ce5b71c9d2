import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { vapidKeys } from './vapidKeys.ts'

const parent = mkdtempSync(join(tmpdir(), 'hapju-vapid-'))
afterAll(() => rmSync(parent, { recursive: true }))

it('are made at the first start and are the same at the next one', () => {
  const folder = join(parent, 'data')
  const first = vapidKeys(null, folder)
  expect(vapidKeys(null, folder)).toEqual(first)
  expect(vapidKeys(first, folder)).toEqual(first)
  expect(statSync(join(folder, 'vapid-keys.json')).mode & 0o777).toBe(0o600)
})

it('of another folder are others', () => {
  expect(vapidKeys(null, join(parent, 'one')).publicKey).not.toBe(
    vapidKeys(null, join(parent, 'two')).publicKey,
  )
})

it('refuse the start when the configured two do not belong together', () => {
  const { publicKey } = vapidKeys(null, join(parent, 'one'))
  const { privateKey } = vapidKeys(null, join(parent, 'two'))
  const message = 'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.'
  expect(() => vapidKeys({ publicKey, privateKey }, parent)).toThrow(message)
  expect(() => vapidKeys({ publicKey, privateKey: 'A'.repeat(43) }, parent)).toThrow(message)
})

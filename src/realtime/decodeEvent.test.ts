import { expect, it } from 'vitest'
import { decodeEvent } from './decodeEvent.ts'
import { BAD_BODIES, message } from './testing/badBodies.ts'

it('the list has 62 different bad bodies', () => {
  expect(BAD_BODIES).toHaveLength(62)
  expect(new Set(BAD_BODIES.map(([, body]) => body)).size).toBe(62)
  expect(new Set(BAD_BODIES.map(([wrong]) => wrong)).size).toBe(62)
})

it.each(BAD_BODIES)('decodeEvent returns null for %s', (_wrong, body) => {
  expect(decodeEvent(body)).toBeNull()
})

const read = { ...message, type: 'TEXT', clientMessageId: null, attachment: null }

it.each([
  ['in its wrapper', { type: 'MESSAGE', data: message }, { type: 'MESSAGE', data: read }],
  ['without its wrapper', message, { type: 'MESSAGE', data: read }],
  [
    'of the system, without its wrapper',
    { ...message, type: 'SYSTEM' },
    { type: 'SYSTEM', data: { ...read, type: 'SYSTEM' } },
  ],
  [
    'with unknown fields',
    { type: 'MESSAGE', data: { ...message, mood: 3 }, v: 2 },
    { type: 'MESSAGE', data: read },
  ],
  [
    'with a time that has no zone',
    { ...message, timestamp: '2026-01-01T00:00:00.000' },
    { type: 'MESSAGE', data: read },
  ],
])('decodeEvent reads a message %s', (_how, body, event) => {
  expect(decodeEvent(JSON.stringify(body))).toEqual(event)
})

import { expect, it } from 'vitest'
import { DEFAULT_NOTIFICATION_SETTINGS, type NewsKind } from '#contract/http/notifications/settings.ts'
import { heardAs } from './heard.ts'

const KINDS = ['MESSAGE', 'MENTION', 'REQUEST', 'APPLICATION', 'DECISION'] as const satisfies NewsKind[]
const OFF = { push: false, badge: false, toast: false }
const ON = { push: true, badge: true, toast: true }
const without = (kind: NewsKind) => ({ ...DEFAULT_NOTIFICATION_SETTINGS, [kind]: OFF })
const news = (of: 'APPLIED' | 'PASS' | 'FAIL') =>
  ({ news: of, roomId: 7 }) as unknown as Parameters<typeof heardAs>[1]['application']

it.each([
  ['a chat request', 'CHAT', null, 'REQUEST'],
  ['a friend request', 'FRIEND', null, 'REQUEST'],
  ['an invitation to a band', 'BAND', null, 'REQUEST'],
  ['an application', 'BAND', news('APPLIED'), 'APPLICATION'],
  ['an acceptance', 'BAND', news('PASS'), 'DECISION'],
  ['a rejection', 'BAND', news('FAIL'), 'DECISION'],
] as const)('%s has the settings of its kind', (_, type, application, kind) => {
  const heard = KINDS.map((off) => heardAs(without(off), { type, application }))
  expect(heard).toEqual(KINDS.map((off) => (off === kind ? OFF : ON)))
})

it.each(['BAN', 'REPORT', 'DATA', 'POKE'])('%s cannot be silenced', (type) => {
  const silent = { MESSAGE: OFF, MENTION: OFF, REQUEST: OFF, APPLICATION: OFF, DECISION: OFF }
  expect(heardAs({ ...DEFAULT_NOTIFICATION_SETTINGS, ...silent }, { type, application: null })).toEqual(ON)
})

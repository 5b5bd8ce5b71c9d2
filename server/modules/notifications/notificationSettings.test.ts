import { beforeEach, describe, expect, it } from 'vitest'
import { SILENCEABLE_TYPES } from '#contract/http/notifications/notifications.ts'
import { changeNotificationSettings, DEFAULT_NOTIFICATION_SETTINGS, readNotificationSettings, type NotificationSettings } from '#contract/http/notifications/settings.ts'
import { notificationSettings } from '#server/db/requestTables.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let harin: TestMember
let dojun: TestMember
beforeEach(async () => {
  server = await testServer()
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({ nickname: 'dojun99' })
})

const settingsOf = async (as: TestMember) => (await server.call(readNotificationSettings, { as })).value
const change = (as: TestMember, body: object) =>
  server.call(changeNotificationSettings, { as, body: { ...body } })
const stored = () => server.deps.db.select().from(notificationSettings)

const QUIET: NotificationSettings = {
  CHAT: { badge: true, toast: false },
  FRIEND: { badge: false, toast: true },
  BAND: { badge: false, toast: false },
  BAN: { badge: true, toast: true },
  quietHours: { from: '23:00', to: '07:30' },
}

describe('the settings of notifications (N3, N4)', () => {
  it('enable everything by default', async () => {
    expect(await settingsOf(harin)).toEqual({
      CHAT: { badge: true, toast: true },
      FRIEND: { badge: true, toast: true },
      BAND: { badge: true, toast: true },
      BAN: { badge: true, toast: true },
      quietHours: null,
    })
    expect(await stored()).toEqual([])
  })

  it('are stored for that member only', async () => {
    expect((await change(harin, QUIET)).value).toEqual(QUIET)
    expect([await settingsOf(harin), await settingsOf(dojun)]).toEqual([QUIET, DEFAULT_NOTIFICATION_SETTINGS])
    expect(await stored()).toEqual([
      {
        memberId: harin.memberId,
        withoutBadge: ['FRIEND', 'BAND'],
        withoutToast: ['CHAT', 'BAND'],
        quietFrom: 23 * 60,
        quietTo: 7 * 60 + 30,
      },
    ])
  })

  it('are replaced as a whole, repeatedly, and can be set back', async () => {
    await change(harin, QUIET)
    await change(harin, { ...QUIET, quietHours: null })
    expect(await settingsOf(harin)).toEqual({ ...QUIET, quietHours: null })
    await change(harin, DEFAULT_NOTIFICATION_SETTINGS)
    expect(await settingsOf(harin)).toEqual(DEFAULT_NOTIFICATION_SETTINGS)
    expect(await stored()).toHaveLength(1)
  })

  it.each(SILENCEABLE_TYPES)('distinguish the types: %s', async (type) => {
    const settings = { ...DEFAULT_NOTIFICATION_SETTINGS, [type]: { badge: false, toast: false } }
    await change(harin, settings)
    expect(await settingsOf(harin)).toEqual(settings)
  })

  it.each([
    ['00:00', '23:59'],
    ['22:00', '06:00'],
    ['09:05', '09:06'],
  ])('have quiet hours from %s to %s', async (from, to) => {
    expect((await change(harin, { ...QUIET, quietHours: { from, to } })).value.quietHours).toEqual({
      from,
      to,
    })
    expect((await settingsOf(harin)).quietHours).toEqual({ from, to })
  })

  it('are those of one tab after concurrent changes from many', async () => {
    const wanted = Array.from({ length: 10 }, (_, n) => ({
      ...QUIET,
      quietHours: { from: `0${n}:00`, to: `1${n}:00` },
    }))
    const answers = await Promise.all(wanted.map((settings) => change(harin, settings)))
    expect(answers.map(({ value }) => value)).toEqual(wanted)
    expect(wanted).toContainEqual(await settingsOf(harin))
    expect(await stored()).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    ['nothing', {}, 'CHAT'],
    ['a kind left out', { ...QUIET, BAN: undefined }, 'BAN'],
    ['half of a kind', { ...QUIET, BAND: { badge: true } }, 'BAND.toast'],
    ['a word for yes', { ...QUIET, CHAT: { badge: 'true', toast: true } }, 'CHAT.badge'],
    ['no quiet hours', { ...QUIET, quietHours: undefined }, 'quietHours'],
    ['quiet hours without an end', { ...QUIET, quietHours: { from: '22:00' } }, 'quietHours.to'],
    ['quiet for no time at all', { ...QUIET, quietHours: { from: '22:00', to: '22:00' } }, 'quietHours'],
    ['a time there is not', { ...QUIET, quietHours: { from: '24:00', to: '07:00' } }, 'quietHours.from'],
    ['minutes there are not', { ...QUIET, quietHours: { from: '22:60', to: '07:00' } }, 'quietHours.from'],
    ['a time without its nought', { ...QUIET, quietHours: { from: '22:00', to: '7:00' } }, 'quietHours.to'],
    ['a time with seconds', { ...QUIET, quietHours: { from: '22:00:00', to: '07:00' } }, 'quietHours.from'],
    ['a number for a time', { ...QUIET, quietHours: { from: 1320, to: '07:00' } }, 'quietHours.from'],
    ['a list', [QUIET], 'CHAT'],
  ])('are refused with COMMON400 for %s, and stay unchanged', async (_, body, field) => {
    await change(harin, QUIET)
    const refused = await change(harin, body)
    expect(refused).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(refused.result as object)).toContain(field)
    expect(await settingsOf(harin)).toEqual(QUIET)
  })

  it('are deleted with the member', async () => {
    await change(harin, QUIET)
    await change(dojun, QUIET)
    await chatTest(server).deleteMember(harin)
    expect(await stored()).toMatchObject([{ memberId: dojun.memberId }])
  })

  it('are read and changed with one statement each', async () => {
    const { statementsDuring } = chatTest(server)
    await settingsOf(harin)
    expect(await statementsDuring(() => settingsOf(harin))).toBe(1)
    expect(await statementsDuring(() => change(harin, QUIET))).toBe(1)
  })

  it('require a log-in', async () => {
    expect(await server.call(readNotificationSettings)).toMatchObject({ status: 401, code: 'COMMON401' })
    expect(await server.call(changeNotificationSettings, { body: QUIET })).toMatchObject({
      status: 401,
      code: 'COMMON401',
    })
  })
})

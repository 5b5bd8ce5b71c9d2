import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  changeNotificationSettings,
  DEFAULT_NOTIFICATION_SETTINGS,
  NEWS_KINDS,
  type NotificationSettings,
  readNotificationSettings,
} from '#contract/http/notifications/settings.ts'
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
  MESSAGE: { push: true, badge: true, toast: false },
  MENTION: { push: false, badge: true, toast: true },
  REQUEST: { push: false, badge: false, toast: false },
  APPLICATION: { push: false, badge: true, toast: true },
  DECISION: { push: true, badge: true, toast: true },
  quietHours: { from: '23:00', to: '07:30' },
  hideText: true,
}
const ON = { push: true, badge: true, toast: true }

describe('the settings of notifications (N3, N4)', () => {
  it('enable everything by default', async () => {
    expect(await settingsOf(harin)).toEqual({
      MESSAGE: ON,
      MENTION: ON,
      REQUEST: ON,
      APPLICATION: ON,
      DECISION: ON,
      quietHours: null,
      hideText: false,
    })
    expect(await stored()).toEqual([])
  })

  it('are stored for that member only', async () => {
    expect((await change(harin, QUIET)).value).toEqual(QUIET)
    expect([await settingsOf(harin), await settingsOf(dojun)]).toEqual([QUIET, DEFAULT_NOTIFICATION_SETTINGS])
    expect(await stored()).toEqual([
      {
        memberId: harin.memberId,
        withoutPush: ['MENTION', 'REQUEST', 'APPLICATION'],
        withoutBadge: ['REQUEST'],
        withoutToast: ['MESSAGE', 'REQUEST'],
        hideText: true,
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

  it.each(NEWS_KINDS)('distinguish the kinds: %s', async (kind) => {
    const silent = { push: false, badge: kind === 'MENTION', toast: false }
    const settings = { ...DEFAULT_NOTIFICATION_SETTINGS, [kind]: silent }
    if (kind === 'MESSAGE') settings.MENTION = { ...ON, badge: false }
    await change(harin, settings)
    expect(await settingsOf(harin)).toEqual(settings)
  })

  it.each([true, false])(
    'count a mention as a message, whatever is sent for its badge (%s)',
    async (isCounted) => {
      const settings = {
        ...DEFAULT_NOTIFICATION_SETTINGS,
        MESSAGE: { ...ON, badge: isCounted },
        MENTION: { ...ON, badge: !isCounted },
      }
      const kept = { ...settings, MENTION: settings.MESSAGE }
      expect((await change(harin, settings)).value).toEqual(kept)
      expect(await settingsOf(harin)).toEqual(kept)
    },
  )

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
    ['nothing', {}, 'MESSAGE'],
    ['a kind left out', { ...QUIET, DECISION: undefined }, 'DECISION'],
    ['a part of a kind', { ...QUIET, REQUEST: { push: true, badge: true } }, 'REQUEST.toast'],
    ['a word for yes', { ...QUIET, MESSAGE: { ...ON, push: 'true' } }, 'MESSAGE.push'],
    ['no word about hiding the text', { ...QUIET, hideText: undefined }, 'hideText'],
    ['no quiet hours', { ...QUIET, quietHours: undefined }, 'quietHours'],
    ['quiet hours without an end', { ...QUIET, quietHours: { from: '22:00' } }, 'quietHours.to'],
    ['quiet for no time at all', { ...QUIET, quietHours: { from: '22:00', to: '22:00' } }, 'quietHours'],
    ['a time there is not', { ...QUIET, quietHours: { from: '24:00', to: '07:00' } }, 'quietHours.from'],
    ['minutes there are not', { ...QUIET, quietHours: { from: '22:60', to: '07:00' } }, 'quietHours.from'],
    ['a time without its nought', { ...QUIET, quietHours: { from: '22:00', to: '7:00' } }, 'quietHours.to'],
    ['a time with seconds', { ...QUIET, quietHours: { from: '22:00:00', to: '07:00' } }, 'quietHours.from'],
    ['a number for a time', { ...QUIET, quietHours: { from: 1320, to: '07:00' } }, 'quietHours.from'],
    ['a list', [QUIET], 'MESSAGE'],
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

describe('settings stored by type, as before the kinds', () => {
  it.each([
    ['everything on', [], [], [], []],
    ['messages without a toast', [], ['CHAT'], [], ['MESSAGE', 'MENTION']],
    ['chat requests without a badge', ['CHAT'], [], [], []],
    ['requests of both types without a badge', ['CHAT', 'FRIEND'], [], ['REQUEST'], []],
    ['requests of both types without a toast', [], ['CHAT', 'FRIEND'], [], ['MESSAGE', 'MENTION', 'REQUEST']],
    [
      'bands and sanctions off',
      ['BAND', 'BAN'],
      ['BAND', 'BAN'],
      ['APPLICATION', 'DECISION'],
      ['APPLICATION', 'DECISION'],
    ],
  ])('become kinds: %s', async (_, badgeBefore, toastBefore, withoutBadge, withoutToast) => {
    const { memberId } = harin
    const list = (types: string[]) => sql.raw(`array[${types.map((type) => `'${type}'`).join()}]::text[]`)
    const { drop, update, check } = migration()
    const undone = new Error('undone')
    const inside = server.deps.db.transaction(async (tx) => {
      await tx.execute(sql.raw(drop))
      await tx.execute(
        sql`insert into notification_settings (member_id, without_badge, without_toast)
          values (${memberId}, ${list(badgeBefore)}, ${list(toastBefore)})`,
      )
      await tx.execute(sql.raw(update))
      await tx.execute(sql.raw(check))
      expect(await tx.select().from(notificationSettings)).toEqual([
        {
          memberId,
          withoutPush: [],
          withoutBadge,
          withoutToast,
          hideText: false,
          quietFrom: null,
          quietTo: null,
        },
      ])
      throw undone
    })
    await expect(inside).rejects.toBe(undone)
  })
})

/** What the migration does to the settings that exist, and the constraint on them. */
function migration() {
  const folder = new URL('../../db/migrations/', import.meta.url)
  const file = readdirSync(folder).find((name) => name.endsWith('_phone.sql'))
  const statements = readFileSync(new URL(file!, folder), 'utf8').split('--> statement-breakpoint')
  const only = (words: string) => {
    const [found, ...others] = statements.filter((each) => each.includes(words))
    expect(others).toEqual([])
    return found!
  }
  return {
    drop: 'alter table notification_settings drop constraint notification_settings_kinds',
    update: only('UPDATE "notification_settings"'),
    check: only('"notification_settings_kinds" CHECK'),
  }
}

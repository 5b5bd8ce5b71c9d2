import { beforeEach, expect, it } from 'vitest'
import { addTrackFolder } from '#contract/http/archive/folders.ts'
import { login, refreshTokens } from '#contract/http/auth/auth.ts'
import { sendResetCode } from '#contract/http/auth/password.ts'
import { sendCode, verifyCode } from '#contract/http/auth/signup.ts'
import { keptAnswers, notifications } from '../db/requestTables.ts'
import { moderationActions } from '../db/safetyTables.ts'
import {
  emailCodes,
  passwordResets,
  rateCounters,
  refreshFamilies,
  refreshTokens as tokenRows,
  verifiedEmails,
} from '../db/schema.ts'
import { reportsTest } from '../modules/safety/reports/reports.fixtures.ts'
import { nextId } from '../testing/ids.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { cleanUp } from './cleanup.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const TABLES = {
  emailCodes,
  verifiedEmails,
  passwordResets,
  refreshFamilies,
  tokenRows,
  rateCounters,
  keptAnswers,
}

async function counts(): Promise<Record<string, number>> {
  const entries = Object.entries(TABLES).map(async ([name, table]) => [
    name,
    await server.deps.db.$count(table),
  ])
  return Object.fromEntries((await Promise.all(entries)) as [string, number][])
}

async function someOfEverything(): Promise<string> {
  const member = await server.aMember()
  const { value } = await server.call(login, { body: { email: member.email, password: member.password } })
  await server.call(sendCode, { body: { email: 'new@example.com' } })
  const code = /\b\d{5}\b/.exec(server.sentMail[0]!.text)![0]
  await server.call(verifyCode, { body: { email: 'new@example.com', code } })
  await server.call(sendCode, { body: { email: 'new@example.com' } })
  await server.call(sendResetCode, { body: { email: member.email } })
  await server.call(addTrackFolder, { as: member, key: nextId(), body: { name: '새벽' } })
  return value.refreshToken
}

it('keeps everything that still has an effect', async () => {
  await someOfEverything()
  const before = await counts()
  expect(before).toEqual({
    emailCodes: 1,
    verifiedEmails: 1,
    passwordResets: 1,
    refreshFamilies: 1,
    tokenRows: 1,
    rateCounters: 3,
    keptAnswers: 1,
  })
  expect(await cleanUp(server.deps)).toBe(0)
  expect(await counts()).toEqual(before)
})

it('deletes everything that has expired, each kind at its time', async () => {
  await someOfEverything()
  server.clock.advance({ minutes: 5 })
  await cleanUp(server.deps)
  expect(await counts()).toMatchObject({
    emailCodes: 0,
    passwordResets: 0,
    verifiedEmails: 1,
    rateCounters: 3,
    tokenRows: 1,
  })
  server.clock.advance({ hours: 1 })
  await cleanUp(server.deps)
  expect(await counts()).toMatchObject({ verifiedEmails: 0, rateCounters: 0, tokenRows: 1, keptAnswers: 1 })
  server.clock.advance({ days: 1 })
  await cleanUp(server.deps)
  expect(await counts()).toMatchObject({ keptAnswers: 0, tokenRows: 1 })
  server.clock.advance({ days: 7 })
  await cleanUp(server.deps)
  expect(await counts()).toMatchObject({ tokenRows: 0, refreshFamilies: 0 })
})

it('keeps a family as long as one of its tokens is valid', async () => {
  const refreshToken = await someOfEverything()
  server.clock.advance({ days: 6 })
  const successor = (await server.call(refreshTokens, { body: { refreshToken } })).value.refreshToken!
  server.clock.advance({ days: 6 })
  await cleanUp(server.deps)
  expect(await counts()).toMatchObject({ tokenRows: 1, refreshFamilies: 1 })
  expect((await server.call(refreshTokens, { body: { refreshToken: successor } })).status).toBe(200)
})

it('deletes any number of rows, even on several nodes at once', async () => {
  const windowStartedAt = server.clock.now()
  const rows = Array.from({ length: 1200 }, (_, n) => ({
    key: `login:${n}`,
    windowStartedAt,
    count: 1,
    lastAt: windowStartedAt,
  }))
  await server.deps.db.insert(rateCounters).values(rows)
  server.clock.advance({ hours: 1 })
  const deleted = await Promise.all([1, 2, 3].map(() => cleanUp(server.deps)))
  expect(deleted.reduce((sum, count) => sum + count)).toBe(1200)
})

it('deletes a decided case with its reports and notifications after 180 days, and no open one', async () => {
  const [harin, one, other] = [await server.aMember(), await server.aMember(), await server.aMember()]
  const safety = reportsTest(server)
  for (const { memberId } of [one, other])
    await safety.reported(harin, { kind: 'MEMBER', targetId: memberId })
  server.clock.advance({ days: 3 })
  await safety.decide(1, 'DISMISS')
  server.clock.advance({ days: 179, hours: 23 })
  expect(await cleanUp(server.deps)).toBe(0)
  server.clock.advance({ hours: 1 })
  expect(await cleanUp(server.deps)).toBe(1)
  expect((await safety.cases()).map(({ memberId }) => memberId)).toEqual([other.memberId])
  expect((await safety.rows()).map(({ targetId }) => targetId)).toEqual([other.memberId])
  expect(await server.deps.db.$count(notifications)).toBe(0)
})

it('deletes what moderators did after three years, and nothing younger', async () => {
  const { db } = server.deps
  const did = { moderatorName: 'haewon', action: 'TAKE', reason: '' } as const
  await db.insert(moderationActions).values({ ...did, createdAt: server.clock.now() })
  server.clock.advance({ days: 1 })
  await db.insert(moderationActions).values({ ...did, createdAt: server.clock.now() })
  server.clock.advance({ days: 3 * 365 - 1 })
  expect(await cleanUp(server.deps)).toBe(1)
  expect(await db.select({ id: moderationActions.id }).from(moderationActions)).toEqual([{ id: 2 }])
})

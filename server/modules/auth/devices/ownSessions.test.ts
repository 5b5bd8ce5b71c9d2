import { beforeEach, describe, expect, it } from 'vitest'
import { ALL_CONSENTS } from '#contract/documents.ts'
import { logout, type Tokens } from '#contract/http/auth/auth.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/http/auth/sessions.ts'
import { sendCode, signUp, verifyCode } from '#contract/http/auth/signup.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { SESSIONS_LISTED_MAX, USER_AGENT_MAX_CHARS } from '#contract/limits.ts'
import { createApp } from '#server/app.ts'
import { refreshFamilies } from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import { caller } from '#server/testing/call.ts'
import { nextId } from '#server/testing/ids.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { ownSessionsTest } from '../auth.fixtures.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

let server: TestServer
let mina: TestMember
beforeEach(async () => {
  server = await testServer()
  mina = await server.aMember()
})

const { loggedIn, listOf, idOf, ended, othersEnded, refreshed, asked, connected, told, expectDead } =
  ownSessionsTest(() => server)
const NOT_THERE = { status: 404, code: 'AUTH4004', message: '로그인한 기기를 찾을 수 없습니다.' }

async function expectAlive(tokens: Tokens): Promise<void> {
  expect((await asked(tokens)).status).toBe(200)
  expect(await connected(tokens)).toMatchObject({ ok: true })
  expect((await refreshed(tokens)).status).toBe(200)
}

describe('listing sessions (A9)', () => {
  it('describes the devices, the current one first, then by last use', async () => {
    const phone = await loggedIn(mina, IPHONE)
    server.clock.advance({ minutes: 1 })
    await loggedIn(mina, WINDOWS)
    server.clock.advance({ minutes: 1 })
    const unnamed = await loggedIn(mina)
    server.clock.advance({ minutes: 10 })
    const again = (await refreshed(phone)).value

    const computer = { kind: 'COMPUTER', system: 'Windows', browser: 'Chrome' }
    const iPhone = { kind: 'PHONE', system: 'iOS', browser: 'Safari' }
    const nothing = { kind: null, system: null, browser: null }
    const expected = [
      {
        isCurrent: true,
        device: nothing,
        startedAt: '2025-08-04T03:02:00.000Z',
        lastUsedAt: '2025-08-04T03:02:00.000Z',
      },
      {
        isCurrent: false,
        device: iPhone,
        startedAt: '2025-08-04T03:00:00.000Z',
        lastUsedAt: '2025-08-04T03:12:00.000Z',
      },
      {
        isCurrent: false,
        device: computer,
        startedAt: '2025-08-04T03:01:00.000Z',
        lastUsedAt: '2025-08-04T03:01:00.000Z',
      },
    ]
    expect(await listOf(unnamed)).toMatchObject(expected)
    const [here, , there] = await listOf({ ...phone, ...again })
    expect([here!.isCurrent, here!.device.kind, there!.device.kind]).toEqual([true, 'PHONE', 'COMPUTER'])
  })

  it('includes the session of the sign-up', async () => {
    const email = 'new@example.com'
    await server.call(sendCode, { body: { email } })
    const code = /\d{5}/.exec(server.sentMail.at(-1)!.text)![0]
    const { proof } = (await server.call(verifyCode, { body: { email, code } })).value
    const body = {
      email,
      proof,
      password: 'onstage25',
      nickname: 'newbie',
      gender: '여성',
      region: '서울',
      age: 23,
      consents: ALL_CONSENTS,
    }
    const response = await server.app.request(signUp.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': IPHONE },
      body: JSON.stringify(body),
    })
    const tokens = (await response.json()) as Tokens
    expect(await listOf(tokens)).toMatchObject([{ isCurrent: true, device: { kind: 'PHONE' } }])
  })

  it("returns only the caller's own, without ended or expired ones", async () => {
    const out = await loggedIn(mina)
    await server.call(logout, { as: out.accessToken, body: { refreshToken: out.refreshToken } })
    await loggedIn(mina, WINDOWS)
    await loggedIn(await server.aMember(), IPHONE)
    server.clock.advance({ days: 7 })
    const now = await loggedIn(mina, IPHONE)
    expect(await listOf(now)).toMatchObject([{ isCurrent: true, device: { kind: 'PHONE' } }])
    await cleanUp(server.deps)
    expect(await listOf(now)).toHaveLength(1)
  })

  it('leaves out a session once its last access token has expired, 90 days after the log-in', async () => {
    let tokens = await loggedIn(mina)
    for (let week = 0; week < 15; week += 1) {
      server.clock.advance({ days: 6, ms: week === 14 ? -1 : 0 })
      tokens = (await refreshed(tokens)).value as Tokens
    }
    server.clock.advance({ minutes: 14 })
    await cleanUp(server.deps)
    const computer = await loggedIn(mina, WINDOWS)
    expect(await listOf(computer)).toHaveLength(2)
    expect((await othersEnded(computer)).status).toBe(200)
    await expectDead(tokens)
    server.clock.advance({ minutes: 2 })
    expect(await listOf(computer)).toHaveLength(1)
  })

  it('returns at most one page, always with the current one', async () => {
    const first = await loggedIn(mina)
    for (let n = 0; n < SESSIONS_LISTED_MAX + 3; n += 1) await loggedIn(mina)
    const listed = await listOf(first)
    expect(listed).toHaveLength(SESSIONS_LISTED_MAX)
    expect(listed.filter(({ isCurrent }) => isCurrent)).toEqual([listed[0]])
  })

  it("stores only the storable part of a device's name", async () => {
    await loggedIn(mina, `Mozilla/5.0 ${'x'.repeat(USER_AGENT_MAX_CHARS)}`)
    await loggedIn(mina, '')
    const rows = await server.deps.db.select({ kept: refreshFamilies.userAgent }).from(refreshFamilies)
    expect(rows.map(({ kept }) => kept?.length ?? null).sort()).toEqual([USER_AGENT_MAX_CHARS, null])
  })

  it('reads and ends any number of sessions with one statement', async () => {
    const here = await loggedIn(mina)
    for (let n = 0; n < 5; n += 1) await loggedIn(mina)
    const others = (await listOf(here)).slice(1)
    const { statementsDuring } = chatTest(server)
    expect(await statementsDuring(() => listOf(here))).toBe(1)
    expect(await statementsDuring(() => ended(here, others[0]!.sessionId))).toBe(1)
    await asked(here)
    expect(await statementsDuring(() => othersEnded(here))).toBe(1)
  })

  it('requires a log-in', async () => {
    for (const call of [listSessions, endOtherSessions])
      expect(await server.call(call)).toMatchObject({ status: 401, code: 'COMMON401' })
  })
})

describe('ending a session (A10)', () => {
  it('invalidates its tokens immediately, even recently used ones, and keeps the others', async () => {
    const [here, phone, laptop] = [await loggedIn(mina), await loggedIn(mina), await loggedIn(mina)]
    await Promise.all([here, phone, laptop].map(asked))
    expect((await ended(here, await idOf(phone))).status).toBe(200)
    await expectDead(phone)
    expect(await listOf(here)).toHaveLength(2)
    for (const alive of [here, laptop]) await expectAlive(alive)
    expect(told()).toEqual([{ kind: 'memberSessionsEnded', memberId: mina.memberId }])
  })

  it('ends a session whose tokens have been renewed meanwhile', async () => {
    const [here, phone] = [await loggedIn(mina), await loggedIn(mina)]
    const sessionId = await idOf(phone)
    const renewed = { ...phone, ...(await refreshed(phone)).value }
    await ended(here, sessionId)
    for (const tokens of [phone, renewed]) await expectDead(tokens)
  })

  it('works for the current session, as a log-out does', async () => {
    const here = await loggedIn(mina)
    expect((await ended(here, await idOf(here))).status).toBe(200)
    await expectDead(here)
  })

  it("answers 404 for another member's session, and keeps it", async () => {
    const theirs = await loggedIn(await server.aMember())
    expect(await ended(await loggedIn(mina), await idOf(theirs))).toMatchObject(NOT_THERE)
    await expectAlive(theirs)
    expect(told()).toEqual([])
  })

  it('answers 404 for an unknown, an ended and an expired session', async () => {
    const [old, out] = [await loggedIn(mina), await loggedIn(mina)]
    const [oldId, outId] = [await idOf(old), await idOf(out)]
    server.clock.advance({ days: 7 })
    const here = await loggedIn(mina)
    const gone = await idOf(await loggedIn(mina))
    await ended(here, gone)
    for (const id of [nextId(), oldId, outId, gone]) expect(await ended(here, id)).toMatchObject(NOT_THERE)
    expect(told()).toHaveLength(1)
  })

  it('accepts an id in any case, and refuses a malformed one', async () => {
    const [here, phone] = [await loggedIn(mina), await loggedIn(mina)]
    expect((await ended(here, (await idOf(phone)).toUpperCase())).status).toBe(200)
    for (const sessionId of ['7', 'phone', `${nextId()}0`])
      expect(await ended(here, sessionId)).toMatchObject({
        status: 400,
        code: 'COMMON400',
        result: { sessionId: '형식이 올바르지 않습니다.' },
      })
    expect((await server.call(endSession, { as: here.accessToken })).result).toEqual({
      sessionId: '필수 값입니다.',
    })
  })

  it('takes effect on every node immediately', async () => {
    const elsewhere = caller(createApp(server.deps), server.deps, server.logged)
    const [here, phone] = [await loggedIn(mina), await loggedIn(mina)]
    const askedThere = (tokens: Tokens) => elsewhere(listFriends, { as: tokens.accessToken })
    for (const tokens of [here, phone]) expect((await askedThere(tokens)).status).toBe(200)
    await ended(here, await idOf(phone))
    expect(await askedThere(phone)).toMatchObject({ status: 401, code: 'AUTH_007' })
    expect((await askedThere(here)).status).toBe(200)
  })

  it('works while the bus is unreachable; the other nodes notice within ten seconds', async () => {
    const bus = { ...server.deps.bus, publish: () => Promise.reject(new Error('no redis')) }
    server = await testServer({ deps: { bus } })
    mina = await server.aMember()
    const [here, phone] = [await loggedIn(mina), await loggedIn(mina)]
    await asked(phone)
    expect((await ended(here, await idOf(phone))).status).toBe(200)
    server.clock.advance({ seconds: 10 })
    await expectDead(phone)
  })
})

describe('ending all other sessions (A11)', () => {
  it('keeps the current one, and those of other members', async () => {
    const [here, phone, laptop] = [await loggedIn(mina), await loggedIn(mina), await loggedIn(mina)]
    const theirs = await loggedIn(await server.aMember())
    expect((await othersEnded(here)).status).toBe(200)
    for (const tokens of [phone, laptop]) await expectDead(tokens)
    expect(await listOf(here)).toMatchObject([{ isCurrent: true }])
    for (const alive of [here, theirs]) await expectAlive(alive)
    expect(told()).toEqual([{ kind: 'memberSessionsEnded', memberId: mina.memberId }])
  })

  it('may be repeated: nothing more is ended and no event is published', async () => {
    const here = await loggedIn(mina)
    for (let n = 0; n < 2; n += 1) expect((await othersEnded(here)).status).toBe(200)
    expect(told()).toEqual([])
  })
})

it('accepts an access token of an unknown session until it expires', async () => {
  const here = await loggedIn(mina)
  await server.deps.db.delete(refreshFamilies)
  expect((await asked(here)).status).toBe(200)
  expect(await connected(here)).toMatchObject({ ok: true })
})

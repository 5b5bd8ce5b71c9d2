import { describe, expect, vi } from 'vitest'
import { login, refreshTokens } from '#contract/http/auth/auth.ts'
import { resetPassword, sendResetCode, verifyResetCode } from '#contract/http/auth/password.ts'
import { listRecommendedBands } from '#contract/http/bands/bands.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { listSimilarMembers } from '#contract/http/profile/members.ts'
import { objectToSuspension, type SuspendedLogin } from '#contract/http/safety/sanctions.ts'
import { OBJECTION_TOKEN_SECONDS } from '#contract/limits.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { createApp } from '#server/app.ts'
import { savedTracks } from '#server/db/musicTables.ts'
import { socketAuthenticate } from '#server/modules/auth/auth.socket.ts'
import { savedTest } from '#server/modules/profile/profile.fixtures.ts'
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts'
import { fakePeer, type FakePeer } from '#server/realtime/testing/fakeConnection.ts'
import { caller } from '#server/testing/call.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../safety.fixtures.ts'

const it = base
  .extend(
    'logIn',
    ({ server }) =>
      ({ email, password }: TestMember, wrong = '') =>
        server.call(login, { body: { email, password: password + wrong } }),
  )
  .extend('suspend', ({ safety, haewon, harin }) => async (about: TestMember, days: 3 | 7 | null = 7) => {
    const caseId = await safety.aCase({ about, by: [harin] })
    const decided = { decision: 'SUSPENSION', days, reason: '다른 멤버를 사칭했어요' } as const
    await safety.decide(haewon, caseId, decided).then(({ value }) => value)
  })
  .extend(
    'object',
    ({ server }) =>
      (objectionToken: string, words = '오해가 있었어요') =>
        server.call(objectToSuspension, { body: { objectionToken, words } }),
  )

async function connectedPeer(node: Realtime, token: string): Promise<FakePeer> {
  const peer = fakePeer(node)
  peer.say('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${token}` })
  await vi.waitUntil(() => peer.frames.length > 0)
  return peer
}

const DAY_MS = 24 * 60 * 60 * 1000

describe('a suspension', () => {
  it('ends every session of the member: tokens are not renewed and refused at once', async ({
    server,
    logIn,
    suspend,
    dojun,
  }) => {
    const phone = (await logIn(dojun)).value
    const laptop = (await logIn(dojun)).value
    for (const { accessToken } of [phone, laptop])
      expect((await server.call(listFriends, { as: accessToken })).status).toBe(200)
    await suspend(dojun)
    for (const { accessToken, refreshToken } of [phone, laptop]) {
      expect(await server.call(listFriends, { as: accessToken })).toMatchObject({
        status: 401,
        code: 'AUTH_007',
      })
      expect(await server.call(refreshTokens, { body: { refreshToken } })).toMatchObject({
        status: 403,
        code: 'AUTH4032',
      })
      expect(await socketAuthenticate(server.deps)(accessToken)).toEqual({ ok: false, code: 'AUTH_007' })
    }
  })

  it('closes the sockets of two devices on two nodes, and lets neither connect again', async ({
    server,
    logIn,
    suspend,
    dojun,
    harin,
  }) => {
    const { deps } = server
    const nodes = [0, 1].map(() =>
      createRealtime({
        handlers: { authenticate: socketAuthenticate(deps), send: async () => null },
        bus: deps.bus,
        log: deps.log,
        now: deps.now,
      }),
    )
    try {
      const tokens = [(await logIn(dojun)).value, (await logIn(dojun)).value].map((each) => each.accessToken)
      const devices = await Promise.all(nodes.map((node, n) => connectedPeer(node, tokens[n]!)))
      const other = await connectedPeer(nodes[1]!, (await logIn(harin)).value.accessToken)
      await suspend(dojun)
      expect(devices.map(({ closedWith }) => closedWith !== null)).toEqual([true, true])
      expect(other.closedWith).toBeNull()
      const again = await connectedPeer(nodes[1]!, tokens[0]!)
      expect(again.frames[0]).toMatchObject({ command: 'ERROR', headers: { message: 'AUTH_007' } })
    } finally {
      await Promise.all(nodes.map((node) => node.close(100)))
    }
  })

  it('is seen within ten seconds by a node that did not hear of it', async ({
    server,
    logIn,
    suspend,
    dojun,
  }) => {
    const deaf = { ...server.deps, bus: inProcessBus() }
    const call = caller(createApp(deaf), deaf, server.logged)
    const { accessToken: as } = (await logIn(dojun)).value
    expect((await call(listFriends, { as })).status).toBe(200)
    await suspend(dojun)
    server.clock.advance({ seconds: 10 })
    expect(await call(listFriends, { as })).toMatchObject({ status: 401, code: 'AUTH_007' })
  })

  it('refuses the log-in (A1) with the reason and the day of its end, but only to the right password', async ({
    server,
    logIn,
    suspend,
    dojun,
  }) => {
    await suspend(dojun)
    const startsAt = server.clock.now()
    expect(await logIn(dojun, '?')).toMatchObject({ status: 401, code: 'AUTH4001' })
    expect(await logIn(dojun)).toMatchObject({
      status: 403,
      code: 'AUTH4031',
      message: '이용이 정지된 계정이에요.',
      result: {
        reason: '다른 멤버를 사칭했어요',
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + 7 * DAY_MS).toISOString(),
        objectionToken: expect.any(String) as string,
      },
    })
  })

  it('of several tells the one that ends last', async ({ logIn, suspend, dojun }) => {
    for (const days of [3, null, 7] as const) await suspend(dojun, days)
    expect((await logIn(dojun)).result).toMatchObject({ endsAt: null })
  })

  it('ends by itself', async ({ server, logIn, suspend, dojun }) => {
    await suspend(dojun, 3)
    server.clock.advance({ days: 3, ms: -1 })
    expect((await logIn(dojun)).status).toBe(403)
    server.clock.advance({ ms: 1 })
    const { accessToken } = (await logIn(dojun)).value
    expect((await server.call(listFriends, { as: accessToken })).status).toBe(200)
  })

  it('is not opened by another password', async ({ server, logIn, suspend, dojun }) => {
    await suspend(dojun)
    const { email } = dojun
    await server.call(sendResetCode, { body: { email } })
    const code = /\b\d{5}\b/.exec(server.sentMail.at(-1)!.text)![0]
    const { proof } = (await server.call(verifyResetCode, { body: { email, code } })).value
    const password = 'onstage26'
    expect((await server.call(resetPassword, { body: { email, proof, password } })).status).toBe(200)
    expect(await logIn({ ...dojun, password })).toMatchObject({ status: 403, code: 'AUTH4031' })
  })

  it('leaves no session to a log-in that happens at the same moment', async ({
    server,
    logIn,
    suspend,
    dojun,
  }) => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => logIn(dojun)),
      suspend(dojun),
      ...Array.from({ length: 5 }, () => logIn(dojun)),
    ])
    for (const answer of answers) {
      if (answer?.status !== 200) continue
      const { refreshToken } = answer.value
      expect(await server.call(refreshTokens, { body: { refreshToken } })).toMatchObject({ code: 'AUTH4032' })
    }
  })

  it('takes the member out of the similar members, and their bands out of the recommended ones, while it lasts', async ({
    server,
    chat,
    suspend,
    dojun,
    taeo,
  }) => {
    const saved = savedTest(server)
    const trackId = await saved.track(dojun, 'shared')
    await server.deps.db
      .insert(savedTracks)
      .values({ memberId: taeo.memberId, trackId, savedAt: server.clock.now() })
    await chat.aBand(dojun, { artists: ['shared'] })
    const shown = async () => ({
      similar: (await server.call(listSimilarMembers, { as: taeo, query: { by: 'tracks' } })).value.length,
      bands: (await server.call(listRecommendedBands, { as: taeo })).value.length,
    })
    expect(await shown()).toEqual({ similar: 1, bands: 1 })
    await suspend(dojun, 3)
    expect(await shown()).toEqual({ similar: 0, bands: 0 })
    server.clock.advance({ days: 3 })
    expect(await shown()).toEqual({ similar: 1, bands: 1 })
  })
})

describe('an objection without a log-in (SA3)', () => {
  it('is made with the token of the refused log-in, once; the next log-in gets no token', async ({
    safety,
    logIn,
    suspend,
    object,
    haewon,
    dojun,
  }) => {
    await suspend(dojun)
    const { objectionToken } = (await logIn(dojun)).result as SuspendedLogin
    expect((await object(objectionToken!)).status).toBe(200)
    expect((await safety.list(haewon)).counts.objections).toBe(1)
    expect(await object(objectionToken!)).toMatchObject({ status: 409, code: 'SANCTION4009' })
    expect((await logIn(dojun)).result).toMatchObject({ objectionToken: null })
  })

  it('is refused with SANCTION4004 when the token is too old, of another sanction, or made up', async ({
    server,
    safety,
    logIn,
    suspend,
    object,
    dojun,
    taeo,
  }) => {
    await suspend(dojun)
    const other = await safety.aSanction(taeo)
    const { objectionToken } = (await logIn(dojun)).result as SuspendedLogin
    const [own, until, key] = objectionToken!.split('.') as [string, string, string]
    const later = String(Number(until) + 60)
    for (const token of [
      `${other}.${until}.${key}`,
      `${own}.${later}.${key}`,
      `${own}.${until}.${'0'.repeat(64)}`,
      `404.${until}.${key}`,
      'nonsense',
    ])
      expect(await object(token)).toMatchObject({ status: 404, code: 'SANCTION4004' })
    server.clock.advance({ seconds: OBJECTION_TOKEN_SECONDS })
    expect(await object(objectionToken!)).toMatchObject({ status: 404, code: 'SANCTION4004' })
  })

  it('is refused with SANCTION4010 when the suspension has ended meanwhile', async ({
    server,
    logIn,
    suspend,
    object,
    dojun,
  }) => {
    await suspend(dojun, 3)
    server.clock.advance({ days: 3, minutes: -1 })
    const { objectionToken } = (await logIn(dojun)).result as SuspendedLogin
    server.clock.advance({ minutes: 1 })
    expect(await object(objectionToken!)).toMatchObject({ status: 409, code: 'SANCTION4010' })
  })
})

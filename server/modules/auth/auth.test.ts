import { describe, expect } from 'vitest'
import { login, logout, refreshTokens, withdraw } from '#contract/http/auth/auth.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { bandBookmarks, bands } from '#server/db/bandTables.ts'
import { members, refreshTokens as tokenRows } from '#server/db/schema.ts'
import { testServer } from '../../testing/testServer.ts'
import { authTest, it } from './auth.fixtures.ts'

describe('logging in (A1)', () => {
  it('returns the member id and a pair of working tokens', async ({ server, mina, auth }) => {
    const { memberId, accessToken, refreshToken } = await auth.loggedIn()
    expect(memberId).toBe(mina.memberId)
    expect((await server.call(listFriends, { as: accessToken })).status).toBe(200)
    expect((await auth.refreshed(refreshToken)).status).toBe(200)
  })

  it('accepts the e-mail in any case and with spaces around it', async ({ server, auth }) => {
    const { status } = await server.call(login, {
      body: { ...auth.credentials, email: '  Mina@Example.COM ' },
    })
    expect(status).toBe(200)
  })

  it('does not trim the password', async ({ server, auth }) => {
    const { code } = await server.call(login, { body: { ...auth.credentials, password: ' onstage25' } })
    expect(code).toBe('AUTH4001')
  })

  it('answers the same for an unknown e-mail and a wrong password', async ({ server, auth }) => {
    const wrong = await server.call(login, { body: { ...auth.credentials, password: 'guitar13' } })
    const unknown = await server.call(login, { body: { email: 'nobody@example.com', password: 'onstage25' } })
    const refusal = {
      status: 401,
      code: 'AUTH4001',
      message: '아이디 또는 비밀번호가 일치하지 않습니다.',
      result: undefined,
    }
    expect(wrong).toMatchObject(refusal)
    expect(unknown).toMatchObject(refusal)
  })

  it('verifies a password for an unknown e-mail too', async ({ server }) => {
    const checked: (string | null)[] = []
    const { deps } = server
    const verify = async (hash: string | null, password: string) => {
      checked.push(hash)
      return deps.hash.verify(hash, password)
    }
    const watched = await testServer({ deps: { hash: { ...deps.hash, verify } } })
    await watched.call(login, { body: { email: 'nobody@example.com', password: 'onstage25' } })
    expect(checked).toEqual([null])
  })

  it.for([
    [{}, { email: '필수 값입니다.', password: '필수 값입니다.' }],
    [
      { email: '', password: '' },
      { email: '필수 값입니다.', password: '필수 값입니다.' },
    ],
    [{ email: 'mina', password: 'x' }, { email: '형식이 올바르지 않습니다.' }],
    [
      { email: 7, password: null },
      { email: '형식이 올바르지 않습니다.', password: '필수 값입니다.' },
    ],
  ])('names each bad field of %o', async ([body, fields], { server }) => {
    const answer = await server.call(login, { body })
    expect(answer).toMatchObject({
      status: 400,
      code: 'COMMON400',
      message: '잘못된 요청입니다.',
      result: fields,
    })
  })

  it('reports a withdrawal, but only with the right password', async ({ server }) => {
    const gone = await server.aMember({ withdrawn: true })
    const right = await server.call(login, { body: { email: gone.email, password: gone.password } })
    expect(right).toMatchObject({ status: 404, code: 'MEMBER4004', message: '탈퇴한 회원입니다.' })
    const wrong = await server.call(login, { body: { email: gone.email, password: 'guitar13' } })
    expect(wrong.code).toBe('AUTH4001')
  })

  it('stores no token, only a digest that is worthless without the secret', async ({ server, auth }) => {
    const { refreshToken } = await auth.loggedIn()
    const rows = await server.deps.db.select().from(tokenRows)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })
})

describe('refreshing (A2)', () => {
  it('rotates: the new pair works and rotates in turn', async ({ server, auth }) => {
    const first = await auth.loggedIn()
    server.clock.advance({ minutes: 14 })
    const second = (await auth.refreshed(first.refreshToken)).value
    expect(second.refreshToken).not.toBe(first.refreshToken)
    server.clock.advance({ minutes: 14 })
    expect((await server.call(listFriends, { as: second.accessToken })).status).toBe(200)
    expect((await auth.refreshed(second.refreshToken!)).status).toBe(200)
  })

  it('returns the same successor again within 30 s', async ({ server, auth }) => {
    const { refreshToken } = await auth.loggedIn()
    const first = (await auth.refreshed(refreshToken)).value
    server.clock.advance({ seconds: 30 })
    expect((await auth.refreshed(refreshToken)).value).toEqual(first)
  })

  it('ends the whole family when a rotated token is used again later', async ({ server, mina, auth }) => {
    const { refreshToken } = await auth.loggedIn()
    const successor = (await auth.refreshed(refreshToken)).value
    expect((await server.call(listFriends, { as: successor.accessToken })).status).toBe(200)
    server.clock.advance({ seconds: 31 })
    for (let presented = 0; presented < 2; presented += 1)
      expect(await auth.refreshed(refreshToken)).toMatchObject({ status: 401, code: 'AUTH_009' })
    expect(await auth.refreshed(successor.refreshToken!)).toMatchObject({ status: 401, code: 'AUTH_009' })
    // its access token no longer works either, and its sockets are closed
    expect((await server.call(listFriends, { as: successor.accessToken })).code).toBe('AUTH_007')
    expect(server.events).toEqual([{ kind: 'memberSessionsEnded', memberId: mina.memberId }])
  })

  it('returns the same successor again only while that is the newest token', async ({ server, auth }) => {
    const first = (await auth.loggedIn()).refreshToken
    const second = (await auth.refreshed(first)).value.refreshToken!
    server.clock.advance({ seconds: 1 })
    const third = (await auth.refreshed(second)).value.refreshToken!
    expect((await auth.refreshed(second)).value.refreshToken).toBe(third)
    server.clock.advance({ seconds: 1 })
    expect(await auth.refreshed(first)).toMatchObject({ status: 401, code: 'AUTH_009' })
    for (const token of [second, third])
      expect(await auth.refreshed(token)).toMatchObject({ status: 401, code: 'AUTH_009' })
    expect(server.events).toHaveLength(1)
  })

  it('does not affect other devices when one family ends', async ({ server, auth }) => {
    const [phone, laptop] = [await auth.loggedIn(), await auth.loggedIn()]
    await auth.refreshed(phone.refreshToken)
    server.clock.advance({ seconds: 31 })
    await auth.refreshed(phone.refreshToken)
    expect((await auth.refreshed(laptop.refreshToken)).status).toBe(200)
  })

  it('extends the session: a member who returns within 7 days stays logged in', async ({ server, auth }) => {
    let { refreshToken } = await auth.loggedIn()
    for (let week = 0; week < 3; week += 1) {
      server.clock.advance({ days: 6 })
      refreshToken = (await auth.refreshed(refreshToken)).value.refreshToken!
    }
    server.clock.advance({ days: 7 })
    expect(await auth.refreshed(refreshToken)).toMatchObject({
      status: 401,
      code: 'AUTH_008',
      message: 'Refresh Token이 만료되었습니다.',
    })
  })

  it('ends a log-in 90 days after it, however often it was renewed', async ({ server, auth }) => {
    let { refreshToken } = await auth.loggedIn()
    for (let week = 0; week < 15; week += 1) {
      server.clock.advance({ days: 6 })
      if (week === 14) server.clock.advance({ ms: -1 })
      refreshToken = (await auth.refreshed(refreshToken)).value.refreshToken!
    }
    server.clock.advance({ ms: 1 })
    expect(await auth.refreshed(refreshToken)).toMatchObject({ status: 401, code: 'AUTH_009' })
    const again = await auth.loggedIn()
    expect((await auth.refreshed(again.refreshToken)).status).toBe(200)
  })

  it('refuses a token that is not a refresh token of this server', async ({ auth }) => {
    const { accessToken, refreshToken } = await auth.loggedIn()
    // The first character of the signature: the last one may change without changing a bit.
    const forged = refreshToken.replace(/\.(.)(?=[^.]*$)/, (_, first) => (first === 'A' ? '.B' : '.A'))
    for (const token of [accessToken, forged, 'x', 'a.b.c', `${refreshToken} `]) {
      expect(await auth.refreshed(token)).toMatchObject({ status: 401, code: 'AUTH_009' })
    }
  })

  it('refuses an expired access token as invalid, not as expired', async ({ server, auth }) => {
    const { accessToken } = await auth.loggedIn()
    server.clock.advance({ days: 1 })
    expect((await auth.refreshed(accessToken)).code).toBe('AUTH_009')
  })

  it('reports that the member has been deleted', async ({ server, auth }) => {
    const { refreshToken } = await auth.loggedIn()
    await server.deps.db.delete(members)
    expect(await auth.refreshed(refreshToken)).toMatchObject({ status: 404, code: 'MEMBER4004' })
  })

  it('requires a token', async ({ server }) => {
    expect(await server.call(refreshTokens, { body: {} })).toMatchObject({
      code: 'COMMON400',
      result: { refreshToken: '필수 값입니다.' },
    })
  })
})

describe('logging out (A3)', () => {
  it('ends the session and closes the sockets', async ({ server, mina, auth }) => {
    const { accessToken, refreshToken } = await auth.loggedIn()
    expect((await auth.loggedOut(accessToken, refreshToken)).value).toEqual({
      message: '로그아웃이 완료되었습니다.',
    })
    expect(await auth.refreshed(refreshToken)).toMatchObject({ status: 400, code: 'AUTH4002' })
    expect(server.events).toEqual([{ kind: 'memberSessionsEnded', memberId: mina.memberId }])
  })

  it('ends the session even with a token that has rotated meanwhile', async ({ auth }) => {
    const { accessToken, refreshToken } = await auth.loggedIn()
    const successor = (await auth.refreshed(refreshToken)).value.refreshToken!
    await auth.loggedOut(accessToken, refreshToken)
    expect((await auth.refreshed(successor)).code).toBe('AUTH4002')
  })

  it('refuses the second time', async ({ server, auth }) => {
    const { accessToken, refreshToken } = await auth.loggedIn()
    await auth.loggedOut(accessToken, refreshToken)
    const elsewhere = await auth.loggedIn()
    expect(await auth.loggedOut(elsewhere.accessToken, refreshToken)).toMatchObject({
      status: 400,
      code: 'AUTH4002',
      message: '이미 로그아웃된 토큰입니다.',
    })
    expect(server.events).toHaveLength(1)
  })

  it('invalidates the access tokens of that log-in immediately, even a recently used one, and no others', async ({
    server,
    auth,
  }) => {
    const [phone, laptop] = [await auth.loggedIn(), await auth.loggedIn()]
    const next = (await auth.refreshed(phone.refreshToken)).value
    for (const { accessToken } of [phone, next, laptop])
      expect((await server.call(listFriends, { as: accessToken })).status).toBe(200)
    await auth.loggedOut(phone.accessToken, phone.refreshToken)
    for (const { accessToken } of [phone, next])
      expect(await server.call(listFriends, { as: accessToken })).toMatchObject({
        status: 401,
        code: 'AUTH_007',
      })
    expect((await server.call(listFriends, { as: laptop.accessToken })).status).toBe(200)
  })

  it('works while the bus is unreachable', async ({ server }) => {
    const bus = { ...server.deps.bus, publish: () => Promise.reject(new Error('no redis')) }
    const alone = await testServer({ deps: { bus } })
    const { loggedIn, loggedOut, refreshed } = authTest(alone, await alone.aMember())
    const { accessToken, refreshToken } = await loggedIn()
    expect((await loggedOut(accessToken, refreshToken)).status).toBe(200)
    expect((await refreshed(refreshToken)).code).toBe('AUTH4002')
  })

  it('leaves the other devices logged in', async ({ auth }) => {
    const [phone, laptop] = [await auth.loggedIn(), await auth.loggedIn()]
    await auth.loggedOut(phone.accessToken, phone.refreshToken)
    expect((await auth.refreshed(laptop.refreshToken)).status).toBe(200)
  })

  it("refuses another member's token, an access token and nonsense", async ({ server, auth }) => {
    const jun = await server.aMember()
    const theirs = (await server.call(login, { body: { email: jun.email, password: jun.password } })).value
    const { accessToken } = await auth.loggedIn()
    for (const token of [theirs.refreshToken, accessToken, 'x']) {
      expect(await auth.loggedOut(accessToken, token)).toMatchObject({ status: 401, code: 'AUTH_009' })
    }
    expect((await auth.refreshed(theirs.refreshToken)).status).toBe(200)
  })

  it('requires an access token', async ({ server, auth }) => {
    const { refreshToken } = await auth.loggedIn()
    expect((await server.call(logout, { body: { refreshToken } })).code).toBe('COMMON401')
  })
})

describe('withdrawing (A4)', () => {
  it('makes the member inactive, ends every session and closes the sockets', async ({
    server,
    mina,
    auth,
  }) => {
    const [phone, laptop] = [await auth.loggedIn(), await auth.loggedIn()]
    server.clock.set('2025-08-04T15:00:00.000Z')
    const accessToken = await server.deps.tokens.signAccess(mina, server.clock.now())
    const { value, code } = await auth.withdrawn(accessToken, mina.memberId, phone.refreshToken)
    expect([value, code]).toEqual(['회원 탈퇴가 완료되었습니다.', 'COMMON200'])

    const [row] = await server.deps.db.select().from(members)
    expect(row).toMatchObject({ state: 'INACTIVE', withdrawnOn: '2025-08-05' }) // after midnight in Seoul
    for (const { refreshToken } of [phone, laptop])
      expect((await auth.refreshed(refreshToken)).code).toBe('AUTH4002')
    expect(server.events).toEqual([{ kind: 'memberSessionsEnded', memberId: mina.memberId }])
    expect((await server.call(login, { body: auth.credentials })).code).toBe('MEMBER4004')
  })

  it('invalidates the access token immediately, even a recently used one', async ({ server, mina, auth }) => {
    const { accessToken, refreshToken } = await auth.loggedIn()
    expect((await server.call(listFriends, { as: accessToken })).status).toBe(200)
    await auth.withdrawn(accessToken, mina.memberId, refreshToken)
    expect(await server.call(listFriends, { as: accessToken })).toMatchObject({
      status: 401,
      code: 'AUTH_007',
    })
  })

  it('ends the bands that the member manages, and no others, and removes them from bookmarks', async ({
    server,
    mina,
    auth,
  }) => {
    const jun = await server.aMember()
    const createdAt = server.clock.now()
    await server.deps.db.insert(bands).values([
      { managerId: mina.memberId, name: '새벽합주', createdAt },
      { managerId: jun.memberId, name: '옥탑밴드', createdAt },
    ])
    await server.deps.db
      .insert(bandBookmarks)
      .values([1, 2].map((bandId) => ({ memberId: jun.memberId, bandId, savedAt: createdAt })))
    const { accessToken, refreshToken } = await auth.loggedIn()
    await auth.withdrawn(accessToken, mina.memberId, refreshToken)
    const rows = await server.deps.db.select().from(bands).orderBy(bands.id)
    expect(rows.map(({ status }) => status)).toEqual(['ENDED', 'RECRUITING'])
    const saved = await server.deps.db.select().from(bandBookmarks)
    expect(saved.map(({ bandId }) => bandId)).toEqual([2])
  })

  it("refuses another member's id or token", async ({ server, mina, auth }) => {
    const jun = await server.aMember()
    const theirs = (await server.call(login, { body: { email: jun.email, password: jun.password } })).value
    const { accessToken, refreshToken } = await auth.loggedIn()
    const forbidden = { status: 403, code: 'COMMON403', message: '금지된 요청입니다.' }
    expect(await auth.withdrawn(accessToken, jun.memberId, refreshToken)).toMatchObject(forbidden)
    expect(await auth.withdrawn(accessToken, mina.memberId, theirs.refreshToken)).toMatchObject(forbidden)
  })

  it('refuses an expired, an invalid and a logged-out refresh token', async ({ server, mina, auth }) => {
    const { refreshToken } = await auth.loggedIn()
    const ended = await auth.loggedIn()
    await server.call(logout, { as: ended.accessToken, body: { refreshToken: ended.refreshToken } })
    const alive = await auth.loggedIn()
    expect((await auth.withdrawn(alive.accessToken, mina.memberId, ended.refreshToken)).code).toBe('AUTH4002')
    expect((await auth.withdrawn(alive.accessToken, mina.memberId, 'x')).code).toBe('AUTH_009')
    server.clock.advance({ days: 8 })
    const accessToken = await server.deps.tokens.signAccess(mina, server.clock.now())
    expect((await auth.withdrawn(accessToken, mina.memberId, refreshToken)).code).toBe('AUTH_008')
  })

  it('accepts the member id as a numeric text too, and names missing fields', async ({
    server,
    mina,
    auth,
  }) => {
    const { accessToken, refreshToken } = await auth.loggedIn()
    const empty = await server.call(withdraw, { as: accessToken, body: {} })
    expect(empty.result).toEqual({ memberId: '필수 값입니다.', refreshToken: '필수 값입니다.' })
    const asText = await server.call(withdraw, {
      as: accessToken,
      body: { memberId: String(mina.memberId), refreshToken },
    })
    expect(asText.status).toBe(200)
  })
})

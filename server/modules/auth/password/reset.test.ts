import { describe, expect } from 'vitest'
import { refreshTokens } from '#contract/http/auth/auth.ts'
import { listSessions } from '#contract/http/auth/sessions.ts'
import { sendCode, verifyCode } from '#contract/http/auth/signup.ts'
import { passwordResets } from '#server/db/schema.ts'
import { EMAIL, it, NEW, OLD } from './password.fixtures.ts'

const UNPROVEN = { status: 400, code: 'AUTH4023', message: '이메일 인증이 필요합니다.' }

describe('a code for a new password (A12)', () => {
  it('is mailed to the member, and its answer does not reveal it', async ({ server, reset }) => {
    const answer = await reset.asked()
    expect(answer.status).toBe(200)
    expect(answer.value).toBeUndefined()
    expect(server.sentMail).toMatchObject([{ to: EMAIL, subject: '[합주] 비밀번호 재설정 안내' }])
    // Every column, and the digest by its shape: five digits also occur in a digest, by chance.
    expect(await server.deps.db.select().from(passwordResets)).toEqual([
      {
        email: EMAIL,
        codeHash: expect.stringMatching(/^[\da-f]{64}$/),
        expiresAt: expect.any(Date),
        wrongTries: 0,
        proofHash: null,
      },
    ])
  })

  it('is answered alike for a member, for nobody and for a withdrawn member', async ({ server, reset }) => {
    const { email: withdrawn } = await server.aMember({ withdrawn: true })
    const answers = []
    for (const email of [EMAIL, 'nobody@example.com', withdrawn]) answers.push(await reset.asked(email))
    const [first, ...others] = answers.map((answer) => ({ ...answer, headers: null }))
    expect(others).toEqual([first, first])
    expect(server.sentMail.map(({ to }) => to)).toEqual([EMAIL, 'nobody@example.com', withdrawn])
    for (const { text } of server.sentMail.slice(1)) {
      expect(text).toContain('이 이메일로 가입한 계정이 없습니다.')
      expect(text).not.toMatch(/\b\d{5}\b/)
    }
  })

  it('is tried alike for a member and for nobody', async ({ reset }) => {
    await reset.asked()
    await reset.asked('nobody@example.com')
    const answers = []
    // no code begins with 0
    for (const email of [EMAIL, 'nobody@example.com'])
      for (let n = 0; n < 6; n += 1) answers.push((await reset.tried('00000', email)).code)
    expect(answers.slice(0, 6)).toEqual([...Array.from({ length: 5 }, () => 'AUTH4021'), 'AUTH4024'])
    expect(answers.slice(6)).toEqual(answers.slice(0, 6))
  })

  it('counts with the codes of the sign-up: fifty an hour for an e-mail', async ({ server, reset }) => {
    for (let n = 0; n < 25; n += 1) {
      await reset.asked('nobody@example.com')
      await server.call(sendCode, { body: { email: 'nobody@example.com' } })
    }
    expect(await reset.asked('nobody@example.com')).toMatchObject({ status: 429, code: 'COMMON429' })
  })
})

describe('trying the code (A13)', () => {
  it('accepts it once', async ({ reset }) => {
    await reset.asked()
    expect((await reset.tried(reset.mailedCode())).value.proof).toMatch(/^[\da-f]{64}$/)
    expect(await reset.tried(reset.mailedCode())).toMatchObject({ status: 400, code: 'AUTH4022' })
  })

  it('refuses it after five minutes', async ({ server, reset }) => {
    await reset.asked()
    server.clock.advance({ minutes: 5 })
    expect((await reset.tried(reset.mailedCode())).code).toBe('AUTH4022')
  })

  it('judges twenty guesses in an hour, over all codes of the e-mail', async ({ reset }) => {
    for (let code = 0; code < 4; code += 1) {
      await reset.asked()
      for (let n = 0; n < 5; n += 1) expect((await reset.tried(reset.anotherCode())).code).toBe('AUTH4021')
    }
    await reset.asked()
    expect(await reset.tried(reset.mailedCode())).toMatchObject({ status: 429, code: 'COMMON429' })
  })

  it('is no way into a sign-up, nor a sign-up’s code a way to a new password', async ({ server, reset }) => {
    await reset.asked()
    const verified = await server.call(verifyCode, { body: { email: EMAIL, code: reset.mailedCode() } })
    expect(verified.code).toBe('AUTH4022')
    await server.call(sendCode, { body: { email: 'new@example.com' } })
    expect((await reset.tried(reset.mailedCode(), 'new@example.com')).code).toBe('AUTH4022')
  })
})

describe('setting a new password (A14)', () => {
  it('makes the new one work and the old one fail', async ({ reset }) => {
    expect((await reset.set(await reset.proven())).status).toBe(200)
    expect((await reset.loggedIn(NEW)).status).toBe(200)
    expect((await reset.loggedIn(OLD)).code).toBe('AUTH4001')
  })

  it('ends every session, and closes their sockets', async ({ server, mina, reset }) => {
    const { accessToken, refreshToken } = (await reset.loggedIn(OLD)).value
    await reset.set(await reset.proven())
    expect(await server.call(listSessions, { as: accessToken })).toMatchObject({
      status: 401,
      code: 'AUTH_007',
    })
    expect((await server.call(refreshTokens, { body: { refreshToken } })).code).toBe('AUTH_009')
    expect(server.events).toContainEqual({ kind: 'memberSessionsEnded', memberId: mina.memberId })
  })

  it('tells the owner by mail', async ({ server, reset }) => {
    await reset.set(await reset.proven())
    expect(server.sentMail.at(-1)).toMatchObject({ to: EMAIL, subject: '[합주] 비밀번호가 변경되었습니다' })
  })

  it('makes the device known, so that failures of others do not keep the member out', async ({
    server,
    reset,
  }) => {
    const { deviceToken } = (await reset.set(await reset.proven())).value
    for (let failures = 0; failures < 100;) {
      if ((await reset.loggedIn('wrong1234')).code === 'AUTH4001') failures += 1
      server.clock.advance({ seconds: 30 })
    }
    expect((await reset.loggedIn(NEW)).status).toBe(429)
    expect((await reset.loggedIn(NEW, [deviceToken])).status).toBe(200)
  })

  it('refuses a proof that was used, is 30 minutes old, of another e-mail or replaced', async ({
    server,
    reset,
  }) => {
    const used = await reset.proven()
    await reset.set(used)
    expect(await reset.set(used)).toMatchObject(UNPROVEN)

    const old = await reset.proven()
    server.clock.advance({ minutes: 30 })
    expect(await reset.set(old)).toMatchObject(UNPROVEN)

    const other = await server.aMember()
    expect(await reset.set(await reset.proven(), NEW, other.email)).toMatchObject(UNPROVEN)

    const replaced = await reset.proven()
    await reset.asked()
    expect(await reset.set(replaced)).toMatchObject(UNPROVEN)
  })

  it('lets one of twenty at once through', async ({ reset }) => {
    const proof = await reset.proven()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset.set(proof, `onstage${n + 30}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('refuses a member who has withdrawn since', async ({ server, reset }) => {
    const { email } = await server.aMember({ withdrawn: true })
    await reset.asked(email)
    expect(await reset.set('0'.repeat(64), NEW, email)).toMatchObject(UNPROVEN)
  })

  it.for(['passw0rd', 'PassW0rd', '1q2w3e4r'])(
    'refuses the common password %s, and keeps the proof',
    async (password, { reset }) => {
      const proof = await reset.proven()
      expect(await reset.set(proof, password)).toMatchObject({
        status: 400,
        code: 'AUTH4025',
        message: '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.',
      })
      expect((await reset.set(proof)).status).toBe(200)
    },
  )
})

import { beforeEach, describe, expect, it } from 'vitest'
import { sendCode, verifyCode } from '#contract/http/auth/signup.ts'
import { createApp } from '#server/app.ts'
import { caller } from '#server/testing/call.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const EMAIL = 'new@example.com'

const asked = (email = EMAIL) => server.call(sendCode, { body: { email } })
const tried = (code: string, email = EMAIL) => server.call(verifyCode, { body: { email, code } })
/** The code of the newest mail. */
const mailedCode = () => /\b\d{5}\b/.exec(server.sentMail.at(-1)!.text)![0]
const anotherCode = () => (mailedCode() === '12345' ? '54321' : '12345')

/** Five wrong guesses at each of so many codes. */
async function guessedWrong(codes: number, email = EMAIL): Promise<void> {
  for (let n = 0; n < codes; n += 1) {
    await asked(email)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await tried(anotherCode(), email)).code).toBe('AUTH4021')
  }
}

describe('guesses at the codes of an e-mail (A6)', () => {
  it('are at most twenty an hour over all codes; then even the right one waits for the hour to end', async () => {
    await guessedWrong(4)
    server.clock.advance({ minutes: 20 })
    await asked()
    const right = mailedCode()
    for (const code of [anotherCode(), right]) {
      const refused = await tried(code)
      expect(refused).toMatchObject({
        status: 429,
        code: 'COMMON429',
        message: '잠시 후 다시 시도해 주세요.',
      })
      expect(refused.headers.get('Retry-After')).toBe('2400')
    }
    server.clock.advance({ minutes: 40 })
    await asked()
    expect((await tried(mailedCode())).status).toBe(200)
  })

  it('count right ones too', async () => {
    for (let n = 0; n < 20; n += 1) {
      await asked()
      expect((await tried(mailedCode())).status).toBe(200)
    }
    await asked()
    expect((await tried(mailedCode())).code).toBe('COMMON429')
  })

  it('leave the code as it is once they are not judged any more', async () => {
    await guessedWrong(3)
    await asked()
    for (let tries = 0; tries < 4; tries += 1) await tried(anotherCode())
    await asked()
    const answers = await Promise.all(Array.from({ length: 10 }, () => tried(anotherCode())))
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'AUTH4021',
      ...Array<string>(9).fill('COMMON429'),
    ])
  })

  it('are not counted when there was nothing to judge', async () => {
    for (let tries = 0; tries < 21; tries += 1) expect((await tried('12345')).code).toBe('AUTH4022')
    await asked()
    for (let tries = 0; tries < 30; tries += 1) await tried(anotherCode())
    await asked()
    expect((await tried(mailedCode())).status).toBe(200)
  })

  it('are counted for each e-mail, on all nodes together', async () => {
    await guessedWrong(4)
    await asked('other@example.com')
    expect((await tried(mailedCode(), 'other@example.com')).status).toBe(200)
    await asked()
    const otherNode = caller(createApp(server.deps), server.deps, server.logged)
    expect((await otherNode(verifyCode, { body: { email: EMAIL, code: mailedCode() } })).code).toBe(
      'COMMON429',
    )
  })
})

describe('requesting codes (A5)', () => {
  it('is limited alike for an e-mail with a member and for one without', async () => {
    const { email } = await server.aMember()
    for (const each of [email, EMAIL]) {
      for (let n = 0; n < 50; n += 1) expect((await asked(each)).code).not.toBe('COMMON429')
      const refused = await asked(each)
      expect(refused).toMatchObject({
        status: 429,
        code: 'COMMON429',
        message: '잠시 후 다시 시도해 주세요.',
      })
      expect(refused.headers.get('Retry-After')).toBe('3600')
    }
    expect(server.sentMail).toHaveLength(50)
  })
})

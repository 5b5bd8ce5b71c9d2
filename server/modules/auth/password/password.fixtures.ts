import { login } from '#contract/http/auth/auth.ts'
import { resetPassword, sendResetCode, verifyResetCode } from '#contract/http/auth/password.ts'
import type { TestMember } from '../../../testing/members.ts'
import { it as base } from '../../../testing/server.fixtures.ts'
import type { TestServer } from '../../../testing/testServer.ts'

export const EMAIL = 'mina@example.com'
export const OLD = 'onstage25'
export const NEW = 'onstage26'

/** Helpers for the reset of a password by a mailed code. */
function resetTest({ call, sentMail }: TestServer, mina: TestMember) {
  /** The code of the newest mail that has one. */
  const mailedCode = () => {
    const mail = sentMail.findLast(({ text }) => /\b\d{5}\b/.test(text))
    return /\b\d{5}\b/.exec(mail!.text)![0]
  }
  const asked = (email = mina.email) => call(sendResetCode, { body: { email } })
  const tried = (code: string, email = mina.email) => call(verifyResetCode, { body: { email, code } })
  return {
    asked,
    tried,
    mailedCode,
    anotherCode: () => (mailedCode() === '12345' ? '54321' : '12345'),
    async proven(): Promise<string> {
      await asked()
      return (await tried(mailedCode())).value.proof
    },
    set: (proof: string, password = NEW, email = mina.email) =>
      call(resetPassword, { body: { email, proof, password } }),
    loggedIn: (password: string, deviceTokens?: string[]) =>
      call(login, { body: { email: mina.email, password, deviceTokens } }),
  }
}

/** Tests of passwords, for mina. */
export const it = base
  .extend('mina', ({ server }) => server.aMember({ email: EMAIL, nickname: 'mina', password: OLD }))
  .extend('reset', ({ server, mina }) => resetTest(server, mina))

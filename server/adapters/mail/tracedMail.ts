import type { Mailer } from '#server/deps.ts'
import type { Tracing } from '#server/traces/tracing.ts'

/** Records the mails of another mailer below the calls and jobs that send them. */
export const tracedMail = (mailer: Mailer, tracing: Tracing): Mailer => ({
  async send(mail) {
    const span = tracing.child('send mail')
    try {
      await mailer.send(mail)
      span?.end()
    } catch (error) {
      span?.end({}, error)
      throw error
    }
  },
})

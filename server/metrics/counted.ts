import type { Mailer, Push, PushOutcome } from '#server/deps.ts'

export interface MailCounts {
  begun(): void
  ended(outcome: 'sent' | 'failed'): void
}

/** Counts the mails of another mailer. */
export function countedMail(mailer: Mailer, counts: MailCounts): Mailer {
  return {
    async send(mail) {
      counts.begun()
      let outcome: 'sent' | 'failed' = 'failed'
      try {
        await mailer.send(mail)
        outcome = 'sent'
      } finally {
        counts.ended(outcome)
      }
    },
  }
}

export interface PushCounts {
  begun(): void
  ended(outcome: PushOutcome['is']): void
}

/** Counts the pushes of another sender. */
export const countedPush = (push: Push, counts: PushCounts): Push => ({
  ...push,
  async send(...args) {
    counts.begun()
    const outcome = await push.send(...args)
    counts.ended(outcome.is)
    return outcome
  },
})

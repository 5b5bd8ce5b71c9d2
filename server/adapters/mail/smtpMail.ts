import { createTransport } from 'nodemailer'
import type { Mailer } from '#server/deps.ts'

/** The SPA gives a request 10 s (P18); a slower mail server counts as unreachable. */
const ANSWERS_WITHIN_MS = 4_000

export interface SmtpMailer extends Mailer {
  close: () => void
}

/**
 * `url` in nodemailer's form: `smtps://user:password@host:465`, or `smtp://host:587`, which upgrades by
 * STARTTLS when offered. With `requiresTls` nothing is sent, codes and password included, before the
 * connection is encrypted: without STARTTLS sending fails, whatever the query of `url` says.
 */
export function smtpMail(url: string, from: string, { requiresTls = false } = {}): SmtpMailer {
  const transport = createTransport(
    {
      url: requiresTls ? withoutTlsSwitches(url) : url,
      requireTLS: requiresTls,
      pool: true,
      maxConnections: 4,
      connectionTimeout: ANSWERS_WITHIN_MS,
      greetingTimeout: ANSWERS_WITHIN_MS,
      socketTimeout: ANSWERS_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text }) {
      // An object, because nodemailer splits a string at commas and angle brackets into recipients.
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}

/** nodemailer reads options from the query, and these would switch the encryption off. */
function withoutTlsSwitches(url: string): string {
  const made = new URL(url)
  for (const name of ['ignoreTLS', 'requireTLS', 'secure']) made.searchParams.delete(name)
  return made.href
}

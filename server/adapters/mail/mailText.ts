import type { Mail } from '#server/deps.ts'

/** RFC 5322 in UTF-8 without transfer encoding, readable for people and for every mail program. */
export function mailText({ to, subject, text }: Mail, from: string, at: Date): string {
  const headers = [
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  return `${headers.join('\r\n')}\r\n\r\n${text.replace(/\r?\n/g, '\r\n')}`
}

/** A line break in a header would start another header. */
const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ')

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '#server/deps.ts'
import { mailText } from './mailText.ts'

interface Outbox {
  folder: string
  from: string
  now: () => Date
  /** Writes to the terminal. */
  print: (text: string) => void
}

/**
 * For trying the program out: every mail is shown in the terminal and kept as a file named by time and
 * recipient. A code can be read here, never in the log.
 */
export async function terminalMail({ folder, from, now, print }: Outbox): Promise<Mailer> {
  await mkdir(folder, { recursive: true })
  let sent = 0
  return {
    async send(mail) {
      sent += 1
      const stamp = now().toISOString().replace(/[:.]/g, '-')
      const file = join(folder, `${stamp}-${sent}-${mail.to.replace(/[^\w@.+-]/g, '_')}.eml`)
      // Written atomically: a reader of the folder never sees half a mail.
      await writeFile(`${file}.part`, mailText(mail, from, now()))
      await rename(`${file}.part`, file)
      print(
        `\n  Mail to ${mail.to}: ${mail.subject}\n\n${mail.text.replace(/^/gm, '    ')}\n  Saved as ${file}\n`,
      )
    },
  }
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '#server/deps.ts'
import { mailText } from './mailText.ts'

interface Outbox {
  folder: string
  from: string
  now: () => Date
  /** The terminal. */
  print: (text: string) => void
}

/**
 * For trying the program out: every mail is shown in the terminal and kept as a file, named by when and to whom.
 * This, not the log, is where a code can be read.
 */
export async function terminalMail({ folder, from, now, print }: Outbox): Promise<Mailer> {
  await mkdir(folder, { recursive: true })
  let sent = 0
  return {
    async send(mail) {
      sent += 1
      const stamp = now().toISOString().replace(/[:.]/g, '-')
      const file = join(folder, `${stamp}-${sent}-${mail.to.replace(/[^\w@.+-]/g, '_')}.eml`)
      // Whole or not there: whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, mailText(mail, from, now()))
      await rename(`${file}.part`, file)
      print(
        `\n  Mail to ${mail.to}: ${mail.subject}\n\n${mail.text.replace(/^/gm, '    ')}\n  Kept as ${file}\n`,
      )
    },
  }
}

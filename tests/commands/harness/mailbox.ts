import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on a free port of the loopback that accepts every mail. */
export class Mailbox {
  readonly #server: SMTPServer
  readonly #mails: { to: string[]; text: string }[] = []

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        let source = ''
        stream.setEncoding('utf8').on('data', (text: string) => (source += text))
        stream.on('end', () => {
          const text = Buffer.from(source.split('\r\n\r\n')[1]!, 'base64').toString()
          this.#mails.push({ to: envelope.rcptTo.map(({ address }) => address), text })
          done()
        })
      },
    })
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    await once(mailbox.#server.listen(0, '127.0.0.1'), 'listening')
    return mailbox
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  /** The code in the first mail to an address; undefined until one arrives. */
  codeFor(email: string): string | undefined {
    const mail = this.#mails.find(({ to }) => to.includes(email))
    return mail && /^ {4}(\d{5})$/m.exec(mail.text)?.[1]
  }

  /** Resolves once no connection is open. */
  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

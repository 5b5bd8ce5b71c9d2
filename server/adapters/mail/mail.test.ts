import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeMail } from '#server/modules/auth/signup/codeMail.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { smtpMail, type SmtpMailer } from './smtpMail.ts'
import { terminalMail } from './terminalMail.ts'

const MAIL = codeMail('new@example.com', '73205')

describe('mail to the terminal', () => {
  let parent: string
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'hapju-mail-'))
  })
  afterEach(() => rm(parent, { recursive: true }))

  async function sent(to: string) {
    const printed: string[] = []
    const folder = join(parent, 'outbox')
    const now = () => new Date('2025-08-04T03:00:00.123Z')
    const mailer = await terminalMail({
      folder,
      from: '합주 <hapju@localhost>',
      now,
      print: (text) => printed.push(text),
    })
    await mailer.send({ ...MAIL, to })
    return { printed: printed.join(''), folder, files: await readdir(folder) }
  }

  it('shows the code and keeps the mail as a file', async () => {
    const { printed, folder, files } = await sent('new@example.com')
    expect(printed).toContain('73205')
    expect(files).toEqual(['2025-08-04T03-00-00-123Z-1-new@example.com.eml'])
    const file = await readFile(join(folder, files[0]!), 'utf8')
    expect(file).toContain('To: new@example.com\r\n')
    expect(file).toContain('Subject: [합주] 이메일 인증번호 안내\r\n')
    expect(file).toContain('\r\n    73205\r\n')
  })

  it('keeps a file inside the folder whatever the address contains', async () => {
    const { files } = await sent('../../etc/passwd@example.com')
    expect(files).toEqual(['2025-08-04T03-00-00-123Z-1-.._.._etc_passwd@example.com.eml'])
  })
})

describe('mail by SMTP', () => {
  let received: { from: string; to: string[]; source: string }[]
  let server: SMTPServer
  let mailer: SmtpMailer
  let refusing: boolean

  beforeEach(async () => {
    received = []
    refusing = false
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'hapju' && password === 's3cret'
          ? done(null, { user: username })
          : done(new Error('no')),
      onRcptTo: (_address, _session, done) => done(refusing ? new Error('mailbox full') : null),
      onData(stream, { envelope }, done) {
        let source = ''
        stream.on('data', (bytes: Buffer) => (source += bytes.toString()))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = envelope
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            source,
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    mailer = smtpMail(`smtp://hapju:s3cret@127.0.0.1:${port}`, '합주 <hapju@example.com>')
  })
  afterEach(async () => {
    mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })

  const decoded = (source: string) => Buffer.from(source.split('\r\n\r\n')[1]!, 'base64').toString()

  it('arrives as plain text, from the configured sender, at the one address', async () => {
    await mailer.send(MAIL)
    expect(received).toHaveLength(1)
    const [mail] = received
    expect([mail!.from, mail!.to]).toEqual(['hapju@example.com', ['new@example.com']])
    expect(mail!.source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(mail!.source).toContain('Content-Transfer-Encoding: base64')
    expect(decoded(mail!.source)).toContain('73205')
    expect(decoded(mail!.source)).toContain('회원가입 화면에')
  })

  it('goes to no other recipient, whatever the address holds', async () => {
    await mailer.send({ ...MAIL, to: '"a,victim@example.com"@example.com' }).catch(() => {})
    expect(received.flatMap(({ to }) => to)).not.toContain('victim@example.com')
  })

  it('fails with an error when the server refuses', async () => {
    refusing = true
    await expect(mailer.send(MAIL)).rejects.toThrow('mailbox full')
  })

  const required = { requiresTls: true }

  it.each(['', '?ignoreTLS=true', '?requireTLS=false'])(
    'is not sent unencrypted where encryption is required, also with %s in the address',
    async (query) => {
      const { port } = server.server.address() as AddressInfo
      const strict = smtpMail(`smtp://hapju:s3cret@127.0.0.1:${port}/${query}`, 'a@example.com', required)
      await expect(strict.send({ ...MAIL, to: 'new@example.com' })).rejects.toThrow(/TLS/)
      expect(received).toEqual([])
      strict.close()
    },
  )

  it('is sent where encryption is required and offered', async () => {
    expectConsole('error', /built-in default TLS certificate/)
    let wasSecure = false
    const offering = new SMTPServer({
      authOptional: true,
      onData(stream, session, done) {
        wasSecure = session.secure
        stream.resume()
        stream.on('end', () => done())
      },
    })
    await new Promise<void>((resolve) => offering.listen(0, '127.0.0.1', resolve))
    const { port } = offering.server.address() as AddressInfo
    const url = `smtp://127.0.0.1:${port}/?tls.rejectUnauthorized=false` // the test server signs for itself
    const strict = smtpMail(url, 'a@example.com', required)
    await strict.send({ ...MAIL, to: 'new@example.com' })
    expect(wasSecure).toBe(true)
    strict.close()
    await new Promise<void>((resolve) => offering.close(resolve))
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { complaintsOf } from '../../browser/complaints.ts'
import { Command, type Options } from './command.ts'

/** A server's output once it answers, with its URL. */
export const READY = /is ready: (http:\/\/localhost:\d+)/

/** Settings of a server on a free port of the loopback, with a data folder inside `folder`. */
export const ofServer = (folder: string) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
})

interface Fixtures {
  /** Console lines that are expected. Every other error or warning fails the test. */
  noise: RegExp[]
  /** A temporary folder, removed after the test. */
  folder: string
  /** Starts `npm run <script> -- <args>`. Commands still running after the test are ended. */
  run: (script: string, args?: readonly string[], options?: Options) => Command
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the destructuring
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'hapju-commands-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
  // Depends on the folder, so that nothing writes into it when it is removed.
  run: async ({ folder: _folder }, use, testInfo) => {
    const commands: Command[] = []
    await use((script, args, options) => {
      const command = new Command(script, args, options)
      commands.push(command)
      return command
    })
    const ends = await Promise.allSettled(commands.map((command) => command.end()))
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [i, { name, output }] of commands.entries()) {
        const path = testInfo.outputPath(`command${i}.log`)
        await writeFile(path, output)
        await testInfo.attach(name, { path, contentType: 'text/plain' })
      }
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  },
  noise: [[], { option: true }],
  // Depends on `run`, so that the page is checked before the commands that serve it are ended.
  page: async ({ page, noise, run: _run }, use) => {
    const complaints = complaintsOf(page, noise)
    await use(page)
    expect(complaints, 'errors and warnings on the console').toEqual([])
  },
})

export interface LogIn {
  email: string
  password: string
}

/** The first sample log-in that a server prints. */
export async function printedLogIn(command: Command): Promise<LogIn> {
  const [, email, password] = await command.says(/Log in with {2}(\S+) {2}(\S+)/)
  return { email: email!, password: password! }
}

/** Logs in on the log-in screen and waits for the home screen. */
export async function logInOn(page: Page, { email, password }: LogIn): Promise<void> {
  await page.getByLabel('아이디').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOG IN' }).click()
  await expect(page.getByRole('link', { name: '마이' })).toBeVisible()
}

export { expect }

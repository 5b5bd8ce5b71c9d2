import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test'
import type { Member } from './api.ts'
import { Line } from './line.ts'
import type { ServerProcess, Settings } from './server.ts'
import { Servers } from './servers.ts'

interface PhoneOptions {
  /** The address of a server, or of a line to one. */
  at: { url: string }
  /** Logged in as this member. */
  as?: Member
  /** Console lines that belong to what the test does. Everything else that the console says fails it. */
  noise?: RegExp[]
}

interface Fixtures {
  /** A browser of its own, as on another phone: nothing is shared with the others. */
  openPhone: (options: PhoneOptions) => Promise<Page>
  /** A server for this test alone, on the sample data. */
  startServer: (settings?: Settings) => Promise<ServerProcess>
  lineTo: (server: ServerProcess) => Promise<Line>
}

export const test = base.extend<Fixtures, { servers: Servers }>({
  // Set up after the servers, so that the phones are put away before these end.
  openPhone: async ({ browser, startServer: _servers, lineTo: _lines }, use) => {
    const complaints: string[] = []
    const contexts: BrowserContext[] = []
    await use(async ({ at, as, noise = [] }) => {
      const context = await browser.newContext({
        baseURL: at.url,
        ...(as
          ? { storageState: { cookies: [], origins: [{ origin: at.url, localStorage: tokensOf(as) }] } }
          : {}),
      })
      contexts.push(context)
      const page = await context.newPage()
      const hear = (text: string) => {
        if (!noise.some((pattern) => pattern.test(text))) complaints.push(text)
      }
      page.on('pageerror', (error) => hear(`uncaught ${error.message}`))
      page.on('console', (line) => {
        if (['error', 'warning'].includes(line.type()))
          hear(`${line.type()} ${line.text()} (${line.location().url})`)
      })
      return page
    })
    const said = [...complaints]
    await Promise.all(contexts.map((context) => context.close()))
    expect(said, 'what the console complained about').toEqual([])
  },
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the destructuring
    async ({}, use) => {
      const servers = new Servers()
      await use(servers)
      await servers.close()
    },
    { scope: 'worker' },
  ],
  startServer: async ({ servers }, use) => {
    const taken: ServerProcess[] = []
    await use(async (settings) => {
      const server = await servers.take(settings)
      taken.push(server)
      return server
    })
    await Promise.all(taken.map((server) => servers.putAway(server)))
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  lineTo: async ({}, use) => {
    const lines: Line[] = []
    await use(async (server) => {
      const line = await Line.to(server)
      lines.push(line)
      return line
    })
    for (const line of lines) line.close()
  },
})

const tokensOf = ({ accessToken, refreshToken, memberId }: Member) =>
  Object.entries({ accessToken, refreshToken, memberId: String(memberId) }).map(([name, value]) => ({
    name,
    value,
  }))

/**
 * No violation that axe can find, on the screen as it stands: what is half-way through a fade has the contrast of
 * neither end, so movement that is under way ends first, and none begins while axe reads.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ reducedMotion: null })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** Until an overlay that was closed has taken its history entry away: going somewhere before would be undone by that step. */
export async function overlayEntryGone(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(false)
}

export { expect }

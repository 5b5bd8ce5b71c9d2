import { type BrowserContext, type Page, test as base, expect } from '@playwright/test'
import { testPushService, type TestPushService } from '#server/testing/pushService.ts'
import { complaintsOf } from '../../browser/complaints.ts'
import { aMember, aPrivateRoom, type Member } from './api.ts'
import { Build } from './builds.ts'
import { delayByChance } from './delays.ts'
import { type Deployment, type Started, startDeployment } from './deployment.ts'
import { afterHistorySteps, tellHistorySteps } from './historySteps.ts'
import { Line, LINE_NOISE } from './line.ts'
import { withNotifications } from './lockScreen.ts'
import { ServerProcess, type Settings } from './server.ts'

/**
 * Console lines that a busy machine causes. The app logs that it reconnects because it missed a heart-beat.
 * Chromium warns when a page is left before its socket is open. The server answers 503 when the store takes
 * longer than 1.7 s for the messages of a gap, which the app then requests again. The app recovers by itself,
 * and tests assert what a member sees of it. Connections cut on purpose are in `line.spec.ts`.
 */
const BUSY_MACHINE = [
  /\[hapju\] socket: connection lost heart-beat lost/,
  /\[hapju\] socket: connection lost 4003 Silent/,
  /\[hapju\] socket: connection failed 1002 Cannot connect to server/,
  /WebSocket connection to .* failed: WebSocket is closed before the connection is established/,
  /responded with a status of 503 \(Service Unavailable\) \(.*\/messages\?after=/,
]

interface PhoneOptions {
  /** A server, or a line to one, to open; default: the worker's server. */
  at?: { url: string }
  /** Logged in as this member. */
  as?: Member
  /**
   * With the service worker. Other phones have none, so that every request reaches the routes of a test, and
   * no installation takes the machine's time.
   */
  worker?: boolean
  /** With a mouse and no touch screen. */
  mouse?: boolean
  /** Console lines that the test causes. Every other error or warning on the console fails it. */
  noise?: RegExp[]
}

interface Fixtures {
  /** Starts a server for this test alone, to kill it, change its settings or change its sample data. */
  startServer: (settings?: Settings, program?: string) => Promise<ServerProcess>
  /** Starts a line to a server; `openPhone` opens a phone that uses it. */
  lineTo: (server: ServerProcess) => Promise<Line>
  /** A separate browser context, as on another phone: nothing is shared with the others. */
  openPhone: (options?: PhoneOptions) => Promise<Page>
  yuna: Member
  jun: Member
  /** The private room of Yuna and Jun. */
  roomId: number
  /** Yuna's phone. */
  page: Page
  /** Jun's phone. */
  his: Page
  /** A line to the worker's server. */
  line: Line
  /** Yuna's phone, connected through `line`. The console may show connection errors. */
  pageOnLine: Page
  /** Yuna's phone in a test that makes its requests fail. The console may show connection errors. */
  failingPage: Page
}

/**
 * All worker fixtures are here, although only some files use the last ones: a file with a worker fixture of
 * its own gets a worker of its own, which costs a browser and a server.
 */
interface WorkerFixtures {
  /**
   * The server of this worker, with the sample data and what earlier tests left. So a test creates its own
   * members, bands and rooms, relies on no others, and does not change the members and bands of the sample
   * data.
   */
  server: ServerProcess
  /**
   * Another server of this worker, whose service worker keeps the page alone (`Build.keepPageAlone`). Use it
   * by `test` of `worker.ts`.
   */
  pageKeeper: ServerProcess
  /** The push service of the tests. */
  service: TestPushService
  /** A server that may push to it. Its service worker keeps the page alone, and shows no notifications. */
  pushing: ServerProcess
  /**
   * Starts a deployment (`startDeployment`), or returns the running one of these settings. Stops that of other
   * settings, so use it in files whose tests run one after the other.
   */
  deploy: (nodeSettings: Settings) => Promise<Deployment | null>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the destructuring
    async ({}, use) => {
      const server = await ServerProcess.start()
      await use(server)
      await putAway(server)
    },
    { scope: 'worker' },
  ],
  pageKeeper: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const build = await Build.copy()
      await build.keepPageAlone()
      const server = await ServerProcess.start({}, build.program)
      await use(server)
      await putAway(server)
      await build.remove()
    },
    { scope: 'worker' },
  ],
  service: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const service = await testPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  pushing: [
    async ({ service }, use) => {
      const build = await Build.copy()
      await build.keepPageAlone()
      await withNotifications(build)
      const server = await ServerProcess.start({ PUSH_SERVICES: service.origin }, build.program)
      await use(server)
      await putAway(server)
      await build.remove()
    },
    { scope: 'worker' },
  ],
  deploy: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      let running: { of: string; started: Started | null } | null = null
      await use(async (nodeSettings) => {
        const of = JSON.stringify(nodeSettings)
        if (running?.of !== of) {
          await running?.started?.stop()
          running = null
          running = { of, started: await startDeployment(nodeSettings) }
        }
        return running.started?.deployment ?? null
      })
      await (running as { started: Started | null } | null)?.started?.stop()
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  startServer: async ({}, use) => {
    const started: ServerProcess[] = []
    await use(async (settings, program) => {
      const server = await ServerProcess.start(settings, program)
      started.push(server)
      return server
    })
    await Promise.all(started.map(putAway))
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
  // Depends on the servers and lines, so that the phones are closed before these end.
  openPhone: async ({ browser, server, startServer: _servers, lineTo: _lines }, use) => {
    const complaints: string[][] = []
    const contexts: BrowserContext[] = []
    await use(async ({ at = server, as, worker = false, mouse = false, noise = [] } = {}) => {
      const context = await browser.newContext({
        baseURL: at.url,
        ...(mouse && { hasTouch: false, isMobile: false }),
        // the certificate of a balancer is made for the test
        ignoreHTTPSErrors: at.url.startsWith('https:'),
        ...(as
          ? { storageState: { cookies: [], origins: [{ origin: at.url, localStorage: tokensOf(as) }] } }
          : {}),
      })
      contexts.push(context)
      if (!worker) await context.addInitScript(hideWorkers)
      await delayByChance(context)
      await tellHistorySteps(context)
      const page = afterHistorySteps(await context.newPage())
      complaints.push(complaintsOf(page, [...BUSY_MACHINE, ...noise]))
      return page
    })
    const said = complaints.flat()
    await Promise.all(contexts.map(close))
    expect(said, 'what the console complained about').toEqual([])
  },
  yuna: async ({ server }, use) => use(await aMember(server, 'yuna')),
  jun: async ({ server }, use) => use(await aMember(server, 'jun')),
  roomId: async ({ server, yuna, jun }, use) => use(await aPrivateRoom(server, yuna, jun)),
  page: async ({ openPhone, yuna }, use) => use(await openPhone({ as: yuna })),
  his: async ({ openPhone, jun }, use) => use(await openPhone({ as: jun })),
  line: async ({ server, lineTo }, use) => use(await lineTo(server)),
  pageOnLine: async ({ openPhone, line, yuna }, use) =>
    use(await openPhone({ at: line, as: yuna, noise: LINE_NOISE })),
  failingPage: async ({ openPhone, yuna }, use) => use(await openPhone({ as: yuna, noise: LINE_NOISE })),
})

/** As in a browser that has no service workers, such as a private window of Firefox. */
const hideWorkers = () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined })

/** A route of the test may still be fetching a response, which would fail once the context is closed. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** Waits until the process is gone, so that one that does not end fails the test that used it. */
async function putAway(server: ServerProcess): Promise<void> {
  await server.terminate()
  await server.removeData()
}

const tokensOf = ({ accessToken, refreshToken, memberId }: Member) =>
  Object.entries({ accessToken, refreshToken, memberId: String(memberId) }).map(([name, value]) => ({
    name,
    value,
  }))

export { expect }

import { memoryBuckets } from '#server/adapters/limits/memoryBuckets.ts'
import { createApp, type App, type AppOptions } from '../app.ts'
import type { Deps, Mail } from '../deps.ts'
import type { RealtimeEvent } from '../realtime/events.ts'
import { caller, type Call } from './call.ts'
import { testClock, type TestClock } from './clock.ts'
import { memberMaker, type MakeMember } from './members.ts'
import { freshStore } from './store.ts'
import { testDeps } from './testDeps.ts'

export interface TestServer {
  app: App
  deps: Deps
  /** Makes a call of the contract through HTTP; see `call.ts`. */
  call: Call
  /** Puts a signed-up member into the store, without the sign-up calls. */
  aMember: MakeMember
  /** The server's current time. Stands still until a test moves it. */
  clock: TestClock
  /** Every mail sent, oldest first. */
  sentMail: Mail[]
  /** Everything published on the bus, oldest first. */
  events: RealtimeEvent[]
  /** Every log line, parsed. */
  logged: Record<string, unknown>[]
}

interface TestServerOptions extends AppOptions {
  deps?: Partial<Deps>
  /** Counts calls against their budgets; without it no call is one too many. */
  limits?: boolean
}

/** The whole server except its sockets, on this worker's emptied store. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { deps: overrides, limits = false, ...appOptions } = options
  const clock = testClock()
  const sentMail: Mail[] = []
  const events: RealtimeEvent[] = []
  const logged: Record<string, unknown>[] = []
  const deps = {
    ...(await testDeps({ db: await freshStore(), clock, sentMail, events, logged })),
    ...(limits && { buckets: memoryBuckets(clock.now) }),
    ...overrides,
  }
  const app = createApp(deps, appOptions)
  return {
    app,
    deps,
    call: caller(app, deps, logged),
    aMember: memberMaker(deps),
    clock,
    sentMail,
    events,
    logged,
  }
}

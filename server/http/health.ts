import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { ERRORS } from '#contract/errors.ts'
import type { Deps } from '#server/deps.ts'
import { named, type AppEnv } from './middleware.ts'

const STORE_ANSWERS_WITHIN_MS = 1_000

/**
 * `/healthz`: the event loop runs. `/readyz`: the node can take requests, and its store takes writes. A node
 * that does not hear the others although the bus answers is not ready. While the bus itself is away every
 * node is ready and says so: a proxy that took them all out would turn late news into an outage.
 */
export function mountHealth(app: Hono<AppEnv>, deps: Deps, isDraining: () => boolean): void {
  app.get('/healthz', named('health'), (c) => c.json({ alive: true }))
  app.get('/readyz', named('health'), async (c) => {
    if (isDraining()) return c.json({ ready: false, why: 'draining' }, 503)
    if (!(await storeTakesWrites(deps))) return c.json({ ready: false, why: 'store' }, 503)
    const reach = deps.bus.reach()
    if (reach === 'deaf') return c.json({ ready: false, why: 'deaf' }, 503)
    return c.json({ ready: true, ...(reach === 'away' && { bus: 'away' }) })
  })
}

async function storeTakesWrites({ db }: Deps): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, STORE_ANSWERS_WITHIN_MS, false)
  })
  const answered = takesWrites(db).catch(() => false)
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}

async function takesWrites(db: Deps['db']): Promise<boolean> {
  const [row] = await db
    .select({ isReadOnly: sql<string>`current_setting('transaction_read_only')` })
    .from(sql`(select 1) one`)
  return row?.isReadOnly === 'off'
}

/** The app that answers until the store is open and its tables are migrated. */
export function startingApp(): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ alive: true }))
  app.get('/readyz', (c) => c.json({ ready: false, why: 'starting' }, 503))
  app.notFound((c) => {
    const [status, message] = ERRORS.COMMON503
    return c.json({ isSuccess: false, code: 'COMMON503', message }, status)
  })
  return app
}

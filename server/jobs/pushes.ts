import { pushSender } from '#server/modules/notifications/push/sending.service.ts'
import { spreadNews } from '#server/modules/notifications/push/spreading.service.ts'
import type { Deps } from '../deps.ts'

/** Finds what other nodes have left: tries that are due again, and what a dead node had taken. */
const LOOKED_EVERY_MS = 5_000
/** How long a stopping node waits for push services. What is unanswered then is sent again by another node. */
const STOPPED_WITHIN_MS = 3_000

export interface Pushes {
  /** Looks for news and due pushes now, or once the look in progress is done. */
  look(): void
  /** Takes nothing more; resolves when what is under way has ended, or after three seconds. */
  stop(): Promise<void>
}

/**
 * Finds recipients and sends pushes, on every node, beside the calls and beside each other: none waits for push
 * services.
 */
export function startPushes(deps: Deps): Pushes {
  let isStopping = false
  const sender = pushSender(deps, () => sending.look())
  const spreading = repeatedly(async () => {
    const news = await spreadNews(deps)
    if (news > 0) sending.look()
    return news > 0
  })
  const sending = repeatedly(async () => (await sender.begin()) > 0)

  /** Runs the work once more for each look, and until it finds nothing. */
  function repeatedly(work: () => Promise<boolean>) {
    let running: Promise<void> | null = null
    let again = false

    async function run(): Promise<void> {
      while (again && !isStopping) {
        again = false
        try {
          if (await work()) again = true
        } catch (error) {
          deps.log.error({ err: error, job: 'pushes' }, 'job failed, and will be retried')
        }
      }
      running = null
    }

    return {
      look(): void {
        if (isStopping) return
        again = true
        running ??= run()
      },
      ended: () => running,
    }
  }

  function look(): void {
    spreading.look()
    sending.look()
  }

  const timer = setInterval(look, LOOKED_EVERY_MS).unref()
  return {
    look,
    async stop() {
      isStopping = true
      clearInterval(timer)
      await Promise.all([spreading.ended(), sending.ended()])
      await Promise.race([sender.idle(), elapsed(STOPPED_WITHIN_MS)])
    },
  }
}

const elapsed = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

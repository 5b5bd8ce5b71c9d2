import { pushSender } from '#server/modules/notifications/push/sending.service.ts'
import { spreadNews } from '#server/modules/notifications/push/spreading.service.ts'
import type { Deps } from '../deps.ts'
import { repeatedly } from './repeatedly.ts'

/** Finds what other nodes have left: tries that are due again, and what a dead node had taken. */
const LOOKED_EVERY_MS = 5_000
/**
 * How long a stopping node waits for push services. What is unanswered then is sent again by another node.
 */
const STOPPED_WITHIN_MS = 3_000

export interface Pushes {
  /** Looks for news and due pushes now, or once the look in progress is done. */
  look(): void
  /** Takes nothing more; resolves when what is under way has ended, or after three seconds. */
  stop(): Promise<void>
}

/**
 * Finds recipients and sends pushes, on every node, beside the calls and beside each other: none waits for
 * push services.
 */
export function startPushes(deps: Deps): Pushes {
  const stopping = new AbortController()
  const sender = pushSender(deps, () => sending.look())
  const spreading = repeatedly('pushes', deps, stopping.signal, async () => {
    const news = await spreadNews(deps)
    if (news > 0) sending.look()
    return news > 0
  })
  const sending = repeatedly('pushes', deps, stopping.signal, async () => (await sender.begin()) > 0)

  function look(): void {
    spreading.look()
    sending.look()
  }

  const timer = setInterval(look, LOOKED_EVERY_MS).unref()
  return {
    look,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await Promise.all([spreading.ended(), sending.ended()])
      await Promise.race([sender.idle(), elapsed(STOPPED_WITHIN_MS)])
    },
  }
}

const elapsed = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

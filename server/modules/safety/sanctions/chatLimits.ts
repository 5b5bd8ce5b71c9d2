import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { hasChatLimit, selectChatLimits } from './chatLimit.queries.ts'

/** How long a node trusts its list. Normally the bus reports a change; this is the limit while it cannot. */
const BELIEVED_FOR_MS = 10_000

/** Whether a chat limit of the member holds now. */
type IsChatLimited = (memberId: number) => Promise<boolean>

interface Known {
  readAt: number
  /** By member: when the last of their limits ends. */
  ends: Promise<Map<number, number>>
}

/**
 * For the path of a message, where a query for each would cost a third of it. Chat limits are few, so a node
 * keeps the list of all that hold, reads it anew when the bus reports a change, and every 10 s while anybody
 * writes: one query for all messages of that time.
 */
export function chatLimits({ db, now, bus }: Pick<Deps, 'db' | 'now' | 'bus'>): IsChatLimited {
  let known: Known | null = null

  bus.subscribe(({ kind }) => {
    if (kind === 'chatLimitsChanged' || kind === 'eventsMissed') known = null
  })

  return async (memberId) => {
    const at = now().getTime()
    if (known === null || at - known.readAt >= BELIEVED_FOR_MS) known = read(at)
    const asked = known
    try {
      return ((await asked.ends).get(memberId) ?? 0) > at
    } catch (error) {
      if (known === asked) known = null
      throw error
    }
  }

  function read(readAt: number): Known {
    return {
      readAt,
      ends: selectChatLimits(db, new Date(readAt)).then((rows) => {
        const ends = new Map<number, number>()
        for (const { memberId, endsAt } of rows)
          ends.set(memberId, Math.max(ends.get(memberId) ?? 0, endsAt?.getTime() ?? 0))
        return ends
      }),
    }
  }
}

/**
 * After the commit that made or lifted a chat limit. An unreachable bus is only logged: 10 s later all know.
 */
export async function tellChatLimitsChanged({ bus, log }: Pick<Deps, 'bus' | 'log'>): Promise<void> {
  try {
    await bus.publish({ kind: 'chatLimitsChanged' })
  } catch (error) {
    log.error({ err: error }, 'could not tell the nodes of a chat limit')
  }
}

/**
 * For calls that reach another member. As a check before the body it is `unlessChatLimited`.
 * @throws AppError CHAT4031
 */
async function refuseChatLimited({ db, now }: Pick<Deps, 'db' | 'now'>, memberId: number): Promise<void> {
  if (await hasChatLimit(db, memberId, now())) throw new AppError('CHAT4031')
}

export const unlessChatLimited = {
  beforeBody: ({ deps, member }: { deps: Pick<Deps, 'db' | 'now'>; member: { memberId: number } }) =>
    refuseChatLimited(deps, member.memberId),
}

interface Words {
  message?: string | null | undefined
}

/** The same for a call that may carry words to other members (B8, RC5): without words it passes. */
export async function withoutWordsOrLimit({
  deps,
  member,
  body,
}: {
  deps: Pick<Deps, 'db' | 'now'>
  member: { memberId: number }
  body: Words | { applicantUpdate: readonly Words[] }
}): Promise<void> {
  const all = 'applicantUpdate' in body ? body.applicantUpdate : [body]
  if (all.some(({ message }) => message)) await refuseChatLimited(deps, member.memberId)
}

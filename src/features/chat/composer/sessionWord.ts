import { type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { withJosa } from '#src/lib/text/josa.ts'

/**
 * The message sent for a chosen session: 베이스로 참여할게요. A file of its own: the demo says it without the
 * composer of `SessionChoice`.
 */
export function sessionWord(session: BandSessionType): string {
  const name = SESSION_NAMES[session]
  return `${withJosa(name, '으로/로') ?? name} 참여할게요.`
}

import type { Decision, SANCTION_DAYS } from '#contract/http/safety/moderation.ts'
import type { CaseDetail } from './moderationApi.ts'

export type Days = (typeof SANCTION_DAYS)[number] | null

/** What a moderator chooses about a case. */
export interface Choice {
  /** Null: nothing is chosen yet. */
  decision: Decision | null
  /** Null: for good. Only of a suspension. */
  days: Days
  /** Of the messages that can be hidden. */
  messageIds: readonly number[]
  picture: boolean
}

export const NOTHING_CHOSEN: Choice = { decision: null, days: 7, messageIds: [], picture: false }

export interface Hideable {
  messages: readonly { messageId: number; content: string }[]
  hasPicture: boolean
}

/**
 * What the decision may hide: the reported messages, of a reported room those of its owner, and a reported
 * profile picture. Messages that several members reported are named once.
 */
export function hideableOf({ case: { memberId }, reports }: CaseDetail): Hideable {
  const messages = new Map<number, string>()
  let hasPicture = false
  for (const { evidence } of reports) {
    if (evidence.kind === 'MEMBER') hasPicture ||= evidence.imageUrl !== null
    if (evidence.kind !== 'MESSAGE' && evidence.kind !== 'ROOM') continue
    for (const { messageId, senderId, content, isReported, type } of evidence.lines)
      if (senderId === memberId && type !== 'SYSTEM' && (isReported || evidence.kind === 'ROOM'))
        messages.set(messageId, content)
  }
  return { messages: [...messages].map(([messageId, content]) => ({ messageId, content })), hasPicture }
}

export const canHide = ({ messages, hasPicture }: Hideable) => messages.length > 0 || hasPicture

/**
 * The choice after another decision: hiding begins with everything that was reported, another one with
 * nothing; only a suspension can be for good.
 */
export function decided(choice: Choice, decision: Decision, hideable: Hideable): Choice {
  const hides = decision === 'HIDDEN'
  return {
    decision,
    days: decision === 'SUSPENSION' || choice.days !== null ? choice.days : NOTHING_CHOSEN.days,
    messageIds: hides ? hideable.messages.map(({ messageId }) => messageId) : [],
    picture: hides && hideable.hasPicture,
  }
}

/** Why it cannot be decided so; null: it can. */
export function whyNotDecided({ decision, messageIds, picture }: Choice): string | null {
  if (decision === null) return '어떻게 할지 골라주세요.'
  if (decision === 'HIDDEN' && messageIds.length === 0 && !picture) return '가릴 것을 하나 이상 골라주세요.'
  return null
}

import type { BudgetName } from '#contract/budgets.ts'

/**
 * What an operator counts and searches for in the log: each line has `event` and `reason` from this table, a
 * copy of which is in docs/operations.md "Events". Names are never changed: alerts refer to them.
 */
export const EVENT_REASONS = {
  login_failed: ['unknown_email', 'wrong_password', 'wrong_current_password', 'withdrawn', 'suspended'],
  code_refused: ['wrong', 'expired', 'used_up'],
  token_refused: [
    'access_expired',
    'access_invalid',
    'session_ended',
    'refresh_expired',
    'refresh_invalid',
    'refresh_ended',
    'refresh_reused',
    'ticket_invalid',
  ],
  rate_limited: ['failed_logins', 'mailed_codes', 'tried_codes', 'kept_files', 'uploads', 'sends'],
} as const satisfies Record<string, readonly string[]>

export type EventName = keyof typeof EVENT_REASONS

/** A call beyond its budget has the name of the budget as its reason (`contract/budgets.ts`). */
export type ReasonOf<Name extends EventName> =
  | (typeof EVENT_REASONS)[Name][number]
  | (Name extends 'rate_limited' ? BudgetName : never)

/** `email`: whose account it is about. It is logged as a pseudonym alone. */
export type SecurityEvent = {
  [Name in EventName]: { event: Name; reason: ReasonOf<Name>; email?: string }
}[EventName]

export const EVENT_TEXT: Record<EventName, string> = {
  login_failed: 'a log-in failed',
  code_refused: 'a mailed code was refused',
  token_refused: 'a token was refused',
  rate_limited: 'somebody does something too often',
}

import type { AnswerOf } from '#contract/call.ts'
import { logout, refreshTokens } from '#contract/http/auth/auth.ts'
import type { RefreshAnswer, SessionCalls } from '#src/auth/sessionCalls.ts'
import type { ApiError } from './apiError.ts'
import { request } from './request.ts'
import { send } from './send.ts'

/** A2 and A3, which the session calls itself, outside the base query. */
export const sessionCalls: SessionCalls<ApiError> = { refresh, revoke }

async function refresh(refreshToken: string): Promise<RefreshAnswer<ApiError>> {
  const { data, error } = await send(request(refreshTokens, { body: { refreshToken } }), null)
  if (error) return error.kind === 'refused' ? { outcome: 'refused' } : { outcome: 'unanswered', error }
  return { outcome: 'refreshed', tokens: { refreshToken, ...(data as AnswerOf<typeof refreshTokens>) } }
}

/** Renews an expired access token once, because otherwise the refresh token would stay valid for a week. */
async function revoke({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) {
  const answer = await send(request(logout, { body: { refreshToken } }), accessToken)
  if (answer.error?.kind !== 'refused' || answer.error.status !== 401) return
  const renewed = await refresh(refreshToken)
  if (renewed.outcome !== 'refreshed') return
  const { tokens } = renewed
  await send(request(logout, { body: { refreshToken: tokens.refreshToken } }), tokens.accessToken)
}

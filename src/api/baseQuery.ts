import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query'
import { selectAccessToken, sessionEnded, type WithAuth } from '#src/auth/authSlice.ts'
import type { Answer, AnswerMeta } from './answer.ts'
import { type ApiError, isRefusedWith } from './apiError.ts'
import { isOffline } from './offline.ts'
import type { ApiRequest, Asked } from './request.ts'
import { retryDelayMs } from './retryPolicy.ts'
import { send } from './send.ts'
import type { Services } from './services.ts'

/** Four tries that hang would take 47 s. */
const TOLD_WITHIN_MS = 20_000

/**
 * Every call of the app goes through here. A query is sent up to four times (`retryPolicy.ts`), a mutation
 * once, with a key if it creates something. After a 401 the tokens are renewed and the call is sent once
 * more. While the phone is offline nothing is repeated: the screen says so at once, and `refetchOnReconnect`
 * sends its queries again.
 *
 * A query whose answer the device may keep does not fail before the device has been read. A query fails after
 * 20 s at the latest, so that the screen can say so and offer another try. Its tries go on behind that, and
 * once one has been answered the query is read again.
 */
export const baseQuery: BaseQueryFn<Asked, unknown, ApiError, {}, AnswerMeta> = async (asked, api) => {
  if (api.type === 'mutation') return sendWithKey(asked, api)
  let last: Answer = { error: { kind: 'timeout' } }
  const tries = sendRepeatedly(asked, api, (failure) => (last = failure))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => {
      void tries.then(({ error }) => {
        if (!error) (api.extra as Services).readAgain(api.queryCacheKey)
      })
      resolve(last)
    }, TOLD_WITHIN_MS)
  })
  const answer = await Promise.race([tries, late]).finally(() => clearTimeout(timer))
  // the screen has then either something to show or nothing at all
  if (answer.error && answer.error.kind !== 'refused') await (await (api.extra as Services).kept)?.()
  return answer
}

async function sendRepeatedly(
  asked: Asked,
  api: BaseQueryApi,
  onFailure: (failure: Answer) => void,
): Promise<Answer> {
  const { wait } = api.extra as Services
  for (let failures = 1; ; failures += 1) {
    const answer = await sendRenewing(asked, api)
    const mayRepeat = !requestOf(asked, api).once && !isOffline()
    const delayMs = answer.error && mayRepeat ? retryDelayMs(answer.error, failures) : null
    if (delayMs === null) return answer
    onFailure(answer)
    await wait(delayMs, api.signal)
    if (api.signal.aborted) return answer
  }
}

/**
 * A creating call carries a key (W14), the same one for the same content until the server has decided. It is
 * not repeated by itself: the form says that there was no answer, and the member decides.
 */
async function sendWithKey(asked: Asked, api: BaseQueryApi): Promise<Answer> {
  const request = requestOf(asked, api)
  if (!request.call.takesKey) return sendRenewing(asked, api)
  const { actKeys } = api.extra as Services
  const key = actKeys.keyOf(request, (api.getState() as WithAuth).auth.memberId)
  const answer = await sendRenewing({ ...request, key }, api)
  if (isDecided(answer)) actKeys.settled(key)
  return answer
}

/**
 * A 401 and a 429 say nothing about an earlier request with the same key: they come before the key is read.
 */
const isDecided = ({ error }: Answer) =>
  !error || (error.kind === 'refused' && error.status !== 401 && error.status !== 429)

/** The answer the server would give. A screen that is unmounting after a log-out then makes no request. */
const NOT_SIGNED_IN: ApiError = {
  kind: 'refused',
  status: 401,
  code: 'COMMON401',
  message: '인증이 필요합니다.',
}

const requestOf = (asked: Asked, { getState }: BaseQueryApi): ApiRequest =>
  typeof asked === 'function' ? asked((getState() as WithAuth).auth) : asked

/**
 * A 401 means that the access token expired: renews it and sends once more (docs/product/auth.md "Session",
 * P18).
 */
async function sendRenewing(asked: Asked, api: BaseQueryApi): Promise<Answer> {
  const request = requestOf(asked, api)
  const accessToken = selectAccessToken(api.getState() as WithAuth)
  if (request.call.auth === 'required' && accessToken === null) return { error: NOT_SIGNED_IN }

  const answer = await send(request, accessToken, api.signal)
  if (answer.error?.kind !== 'refused' || request.call.auth === 'none' || accessToken === null) return answer
  if (isRefusedWith(answer.error, 'AUTH4032')) endSuspended(accessToken, api)
  if (answer.error.status !== 401) return answer

  const renewal = await (api.extra as Services).renewer.renew(accessToken, api)
  switch (renewal.outcome) {
    case 'renewed':
      return send(requestOf(asked, api), selectAccessToken(api.getState() as WithAuth), api.signal)
    case 'refused':
      return answer
    case 'unanswered':
      return { error: renewal.error }
  }
}

/** A suspension ends the session at once: a renewal would be refused for the same reason. */
function endSuspended(accessToken: string, { dispatch, getState }: BaseQueryApi): void {
  // another member may have logged in since the request was sent
  if (selectAccessToken(getState() as WithAuth) !== accessToken) return
  dispatch(sessionEnded({ elsewhere: false, lapsed: true, suspended: true }))
}

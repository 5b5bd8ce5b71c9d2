import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import {
  changeNotificationSettings,
  type NotificationSettings,
  readNotificationSettings,
} from '#contract/http/notifications.ts'
import { api } from '#src/api/api.ts'
import { type ApiError, asApiError, isUnanswered } from '#src/api/apiError.ts'
import { request } from '#src/api/request.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'

/** Settings on their way to the server. */
interface Saving {
  memberId: number | null
  /** The newest: what a tap adds while an answer is awaited. */
  wanted: NotificationSettings
}

/** One a store at most, found by its services: requests that overtook each other would leave what was chosen first. */
const underWay = new WeakMap<object, Saving>()

/** As RTK Query hands it to an endpoint. */
type Asker = Pick<BaseQueryApi, 'dispatch' | 'extra' | 'getState'>
type Answer = { data: NotificationSettings; error?: undefined } | { data?: undefined; error: ApiError }

const memberOf = ({ getState }: Asker) => selectMemberId(getState() as WithAuth)

/** Null also for a member who logged in while somebody else's were on their way. */
function savingOf(asker: Asker): Saving | null {
  const saving = underWay.get(asker.extra as object)
  return saving && saving.memberId === memberOf(asker) ? saving : null
}

/**
 * N3, N4. What is chosen stands in the cache at once, also while the server is being told or asked; a failure puts back what was
 * there. However quickly one tap follows another, one request is on its way at a time, and the last state is the last one sent.
 */
export const notificationSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readNotificationSettings: build.query<NotificationSettings, void>({
      async queryFn(_none, asker, _options, ask): Promise<Answer> {
        const answer = (await ask(request(readNotificationSettings))) as Answer
        const saving = savingOf(asker)
        return answer.data && saving ? { data: saving.wanted } : answer
      },
      providesTags: ['NotificationSettings'],
    }),
    /** Answers for all that is chosen until it is done; a call made meanwhile hands its choice over to it, and is done. */
    changeNotificationSettings: build.mutation<NotificationSettings, NotificationSettings>({
      async queryFn(chosen, asker, _options, ask): Promise<Answer> {
        const before = shownTo(asker)
        show(asker, chosen)
        const sooner = savingOf(asker)
        if (sooner) {
          sooner.wanted = chosen
          return { data: chosen }
        }
        const saving: Saving = { memberId: memberOf(asker), wanted: chosen }
        underWay.set(asker.extra as object, saving)
        const { answer, kept } = await keepNewest(saving, asker, async (wanted) => {
          return (await ask(request(changeNotificationSettings, { body: wanted }))) as Answer
        })
        const stands = kept ?? before
        if (stands && memberOf(asker) === saving.memberId) keepInCache(asker, stands)
        return answer
      },
      // without an answer nobody knows which of the two the server has
      invalidatesTags: (_kept, error) =>
        error && isUnanswered(asApiError(error)) ? ['NotificationSettings'] : [],
    }),
  }),
})

/** Sends what is wanted until nothing newer is. A failure counts only for the last one: the newer one carries the older with it. */
async function keepNewest(
  saving: Saving,
  asker: Asker,
  send: (wanted: NotificationSettings) => Promise<Answer>,
): Promise<{ answer: Answer; kept: NotificationSettings | undefined }> {
  let kept: NotificationSettings | undefined
  for (;;) {
    const sent = saving.wanted
    const answer = await send(sent)
    if (answer.data) kept = answer.data
    if (saving.wanted !== sent && savingOf(asker) === saving) continue
    if (savingOf(asker) === saving) underWay.delete(asker.extra as object)
    return { answer, kept }
  }
}

const shownTo = ({ getState }: Asker) =>
  notificationSettingsApi.endpoints.readNotificationSettings.select()(getState() as never).data

const show = ({ dispatch }: Asker, settings: NotificationSettings) =>
  dispatch(
    notificationSettingsApi.util.updateQueryData('readNotificationSettings', undefined, () => settings),
  )

/** Also against an answer of N3 that was read before and comes later: the cache drops it. */
const keepInCache = ({ dispatch }: Asker, settings: NotificationSettings) =>
  dispatch(notificationSettingsApi.util.upsertQueryData('readNotificationSettings', undefined, settings))

export const { useReadNotificationSettingsQuery, useChangeNotificationSettingsMutation } =
  notificationSettingsApi

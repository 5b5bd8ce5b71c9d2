import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import {
  changeNotificationSettings,
  type NotificationSettings,
  readNotificationSettings,
} from '#contract/http/notifications/settings.ts'
import { api } from '#src/api/api.ts'
import { type ApiError, asApiError, isUnanswered } from '#src/api/apiError.ts'
import { request } from '#src/api/request.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'

/** Settings that are being sent to the server. */
interface Saving {
  memberId: number | null
  /** The newest choice, which may change during a request. */
  wanted: NotificationSettings
}

/**
 * At most one per store, keyed by the store's services. Parallel requests could arrive in the wrong order.
 */
const underWay = new WeakMap<object, Saving>()

/** The argument that RTK Query passes to an endpoint. */
type Asker = Pick<BaseQueryApi, 'dispatch' | 'extra' | 'getState'>
type Answer = { data: NotificationSettings; error?: undefined } | { data?: undefined; error: ApiError }

const memberOf = ({ getState }: Asker) => selectMemberId(getState() as WithAuth)

/** Null also when another member has logged in since. */
function savingOf(asker: Asker): Saving | null {
  const saving = underWay.get(asker.extra as object)
  return saving && saving.memberId === memberOf(asker) ? saving : null
}

/**
 * N3, N4. A choice is in the cache at once, also during a request; a failure restores what was there before.
 * However quickly the member taps, there is one request at a time, and the last one has the last choice.
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
    /**
     * The running call sends every choice until nothing newer is left. A call made meanwhile passes its
     * choice to the running one and ends at once.
     */
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
      // without an answer it is unknown which settings the server has
      invalidatesTags: (_kept, error) =>
        error && isUnanswered(asApiError(error)) ? ['NotificationSettings'] : [],
    }),
  }),
})

/**
 * Sends the wanted settings until there are no newer ones. Only the last failure counts, because the last
 * request has all earlier changes too.
 */
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

/** An earlier N3 that answers later is dropped by the cache. */
const keepInCache = ({ dispatch }: Asker, settings: NotificationSettings) =>
  dispatch(notificationSettingsApi.util.upsertQueryData('readNotificationSettings', undefined, settings))

export const { useReadNotificationSettingsQuery, useChangeNotificationSettingsMutation } =
  notificationSettingsApi

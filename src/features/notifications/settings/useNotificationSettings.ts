import { useDispatch } from 'react-redux'
import type { NotificationSettings } from '#contract/http/notifications/settings.ts'
import { asApiError, isUnanswered } from '#src/api/apiError.ts'
import { OFFLINE_TEXT, TOO_MANY_TEXT } from '#src/api/failureText.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import {
  useChangeNotificationSettingsMutation,
  useReadNotificationSettingsQuery,
} from './notificationSettingsApi.ts'

const FAILURE_TEXT = '알림 설정을 저장하지 못했습니다. 다시 시도해 주세요.'

/**
 * N3, requested whenever the screen opens, because another device may have changed the settings, and the
 * action that changes a part of them (N4). A change shows at once; a failure undoes it and shows a toast.
 */
export function useNotificationSettings() {
  const dispatch = useDispatch()
  const {
    data: settings,
    isError,
    error,
    refetch,
  } = useReadNotificationSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [save] = useChangeNotificationSettingsMutation()

  async function change(part: Partial<NotificationSettings>) {
    if (!settings) return
    const answer = await save({ ...settings, ...part })
    if (answer.error) dispatch(toastShown({ text: failureTextOf(answer.error), tone: 'error' }))
  }

  return {
    settings,
    failure: isError && !settings ? error : null,
    retry: () => void refetch(),
    change: (part: Partial<NotificationSettings>) => void change(part),
  }
}

function failureTextOf(problem: unknown): string {
  const failure = asApiError(problem)
  if (isUnanswered(failure)) return OFFLINE_TEXT
  return failure.status === 429 ? TOO_MANY_TEXT : FAILURE_TEXT
}

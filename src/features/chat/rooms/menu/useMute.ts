import { useDispatch } from 'react-redux'
import type { RoomMute } from '#contract/http/chat/mutes.ts'
import { asApiError } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useMuteRoomMutation, useUnmuteRoomMutation } from './mutesApi.ts'

const TEXT = {
  muted: '알림을 껐습니다.',
  unmuted: '알림을 켰습니다.',
  muteFailed: '알림을 끄지 못했습니다. 다시 시도해 주세요.',
  unmuteFailed: '알림을 켜지 못했습니다. 다시 시도해 주세요.',
}

/**
 * Mutes rooms and ends mutes: one room, or all behind a row. It shows at once; a failure undoes it where it
 * failed, and one toast says why.
 */
export function useMute() {
  const dispatch = useDispatch()
  const [startMute] = useMuteRoomMutation()
  const [endMute] = useUnmuteRoomMutation()

  function tell(isMuting: boolean, ends: readonly { error?: unknown }[]) {
    const error = ends.find((end) => end.error !== undefined)?.error
    if (error === undefined) {
      dispatch(toastShown({ text: isMuting ? TEXT.muted : TEXT.unmuted, tone: 'ok' }))
      return
    }
    logProblem(isMuting ? 'a room could not be muted' : 'a room could not be unmuted', error)
    const fallback = isMuting ? TEXT.muteFailed : TEXT.unmuteFailed
    dispatch(toastShown({ text: failureText(asApiError(error), fallback), tone: 'error' }))
  }

  return {
    mute: (roomIds: readonly number[], mute: RoomMute) =>
      void Promise.all(roomIds.map((roomId) => startMute({ roomId, mute }))).then((ends) => tell(true, ends)),
    unmute: (roomIds: readonly number[]) =>
      void Promise.all(roomIds.map((roomId) => endMute(roomId))).then((ends) => tell(false, ends)),
  }
}

import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { ExistingRoom } from '#contract/http/chat/rooms.ts'
import { type ApiError, asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { chatLimitText } from '#src/api/failureText.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useOpenPrivateRoomMutation } from '../chatApi.ts'

/** docs/product/chat.md "Chat list", as for an accepted chat request. */
const FAILED_TEXT = '채팅방 생성에 실패했습니다.'

/** The room id in a CHAT4010 refusal: the two have a room already, so it can be opened. */
export function existingRoom(error: ApiError): number | null {
  if (error.kind !== 'refused' || !isRefusedWith(error, 'CHAT4010')) return null
  const parsed = v.safeParse(ExistingRoom, error.result)
  return parsed.success ? parsed.output.roomId : null
}

/**
 * Opens the private room with somebody, creating it if needed (CH12). The calling sheet is not closed first,
 * because that would remove its history entry during the navigation: it unmounts with its page.
 */
export function useStartChat() {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [open, { isLoading, originalArgs }] = useOpenPrivateRoomMutation()

  async function startChat(memberId: number) {
    if (isLoading) return
    const answer = await open(memberId)
    const roomId = answer.data?.roomId ?? (answer.error ? existingRoom(asApiError(answer.error)) : null)
    if (roomId === null || roomId === undefined) {
      const text = (answer.error && chatLimitText(asApiError(answer.error))) ?? FAILED_TEXT
      dispatch(toastShown({ text, tone: 'error' }))
      return
    }
    await navigate(paths.privateChat(roomId))
  }

  return { startChat, startingWith: isLoading ? (originalArgs ?? null) : null }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { api } from '#src/api/api.ts'
import { asApiError } from '#src/api/apiError.ts'
import { existingRoom, useOpenPrivateRoomMutation } from '#src/features/chat/public.ts'
import {
  ANSWERED_TEXT,
  type FriendAnswer,
  notAnsweredText,
  useAcceptFriendMutation,
  useRejectFriendMutation,
} from '#src/features/friends/public.ts'
import { logProblem } from '#src/lib/log.ts'
import { paths } from '#src/lib/paths.ts'
import { TOAST_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import { useRejectChatMutation } from '../notificationsApi.ts'
import { CHAT_ANSWERED_TEXT, chatFailureText, isOver } from './answers.ts'

export type Answer = FriendAnswer

/** The toast about an answer, and where to navigate after it. */
interface Outcome {
  text: string
  tone: 'ok' | 'error'
  /** Null: stay, the member can try again. */
  next: { roomId: number } | 'back' | null
}

/**
 * Answers a notification (docs/product/notifications.md "Answers"), one answer at a time. A toast tells the
 * outcome. When the toast has disappeared, the screen goes back, or on to the room. A notification without
 * the required sender or request is only logged.
 */
export function useAnswer(notification: Notification, onBack: () => void) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const ask = useAsk(notification)
  const [answering, setAnswering] = useState<Answer | null>(null)
  const [next, setNext] = useState<Outcome['next']>(null)

  const go = useEffectEvent(() => {
    if (next === 'back') onBack()
    // replaces this screen, because nothing is left to answer here
    else if (next !== null) void navigate(paths.privateChat(next.roomId), { replace: true })
  })
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => go(), TOAST_MS)
    return () => clearTimeout(timer)
  }, [next])

  async function answer(kind: Answer) {
    if (answering !== null) return
    const asked = ask(kind)
    if (asked === null) return
    setAnswering(kind)
    const outcome = await asked
    dispatch(toastShown({ text: outcome.text, tone: outcome.tone }))
    setNext(outcome.next)
    if (outcome.next === null) setAnswering(null)
  }

  return { answer, answering: next === null ? answering : null, isOver: next !== null }
}

/** The call for a type and an answer; null when there is nothing to call. */
function useAsk(notification: Notification): (answer: Answer) => Promise<Outcome> | null {
  const { notificationId, type, senderId, friendRequestId } = notification
  const dispatch = useDispatch()
  const [openRoom] = useOpenPrivateRoomMutation()
  const [rejectChat] = useRejectChatMutation()
  const [acceptFriend] = useAcceptFriendMutation()
  const [rejectFriend] = useRejectFriendMutation()

  async function answerFriend(answer: Answer, id: number): Promise<Outcome> {
    const { error } = await (answer === 'accept' ? acceptFriend : rejectFriend)(id)
    if (!error) return { text: ANSWERED_TEXT[answer], tone: 'ok', next: 'back' }
    const failure = asApiError(error)
    return {
      text: notAnsweredText(failure, answer),
      tone: 'error',
      next: isOver(failure) ? 'back' : null,
    }
  }

  async function acceptChat(memberId: number): Promise<Outcome> {
    const { data, error } = await openRoom(memberId)
    // CH12 also answers the chat request, even when the room existed already
    dispatch(api.util.invalidateTags(['Notification']))
    if (data) return { text: CHAT_ANSWERED_TEXT.accept, tone: 'ok', next: { roomId: data.roomId } }
    const failure = asApiError(error)
    const roomId = existingRoom(failure)
    const next = roomId !== null ? { roomId } : isOver(failure) ? 'back' : null
    return { text: chatFailureText('accept', failure), tone: 'error', next }
  }

  async function refuseChat(): Promise<Outcome> {
    const { error } = await rejectChat(notificationId)
    if (!error) return { text: CHAT_ANSWERED_TEXT.reject, tone: 'ok', next: 'back' }
    const failure = asApiError(error)
    return {
      text: chatFailureText('reject', failure),
      tone: 'error',
      next: isOver(failure) ? 'back' : null,
    }
  }

  return (answer) => {
    switch (type) {
      case 'FRIEND':
        if (friendRequestId !== null) return answerFriend(answer, friendRequestId)
        break
      case 'CHAT':
      case 'BAND':
        if (answer === 'reject') return refuseChat()
        if (senderId !== null) return acceptChat(senderId)
        break
      case 'BAN':
      default:
    }
    logProblem('a notification could not be answered', { notificationId, type, answer })
    return null
  }
}

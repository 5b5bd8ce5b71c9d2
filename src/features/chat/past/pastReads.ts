import { type ApiError, asApiError } from '#src/api/apiError.ts'
import type { WithChatApi } from '../chatApi.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { has, newestId, type MessageTable, withMessages } from '../timeline/messageTable.ts'
import { readMessages } from '../timeline/roomSync.ts'
import { selectRoom, type WithTimeline } from '../timeline/timelineSlice.ts'
import { visibleMessages } from '../timeline/visibleMessages.ts'
import {
  jumped,
  jumpFailed,
  jumpStarted,
  type Opening,
  type PastEnd,
  pastPageArrived,
  pastPageFailed,
  pastPageRequested,
  type PastWindow,
  selectPast,
  type WithPast,
} from './pastSlice.ts'

/** The part of the state that reading the past needs. */
export type PastReadState = WithPast & WithTimeline & WithChatApi

/** Messages per request: on each side of a jump's target, and later at either end. */
const PAST_PAGE = 50

/** `overtaken`: another jump started after it, or the room was closed. */
export type JumpEnd = { kind: 'there' } | { kind: 'overtaken' } | { kind: 'failed'; error: ApiError }

interface Jump {
  roomId: number
  messageId: number
  opening: Opening
}

/**
 * Shows a message with its surroundings: at once if it is loaded, else after reading two pages of CH4. Until
 * then the list stays as it is.
 */
export function jumpTo({ roomId, messageId, opening }: Jump) {
  return async (dispatch: ChatDispatch<PastReadState>, getState: () => PastReadState): Promise<JumpEnd> => {
    const live = () => visibleMessages(selectRoom(getState(), roomId))
    const arrive = (window: PastWindow | null) =>
      void dispatch(jumped({ roomId, opening, window, leftAt: newestId(live()) }))

    dispatch(jumpStarted({ roomId, messageId }))
    const { window } = selectPast(getState(), roomId)
    if (window && has(window.messages, messageId)) {
      arrive(window)
      return { kind: 'there' }
    }
    if (has(live(), messageId)) {
      arrive(null)
      return { kind: 'there' }
    }
    const [below, above] = await Promise.all([
      readMessages(dispatch, { roomId, cursor: messageId + 1, limit: PAST_PAGE }),
      readMessages(dispatch, { roomId, after: messageId, limit: PAST_PAGE }),
    ])
    if (selectPast(getState(), roomId).seeking !== messageId) return { kind: 'overtaken' }
    if (!below.data || !above.data) {
      dispatch(jumpFailed({ roomId }))
      return { kind: 'failed', error: asApiError(below.error ?? above.error) }
    }
    arrive({
      anchorId: messageId,
      messages: withMessages(withMessages([], below.data.messages), above.data.messages),
      hasOlder: below.data.hasNext,
      loading: null,
      failure: null,
    })
    return { kind: 'there' }
  }
}

/**
 * Reads the next page at one end. A page that arrives after the window was replaced is dropped, because it
 * borders on nothing.
 */
export function readPast(roomId: number, end: PastEnd) {
  return async (dispatch: ChatDispatch<PastReadState>, getState: () => PastReadState): Promise<void> => {
    const edge = () => edgeOf(selectPast(getState(), roomId).window?.messages, end)
    const from = edge()
    if (from === undefined || selectPast(getState(), roomId).window?.loading !== null) return
    dispatch(pastPageRequested({ roomId, end }))
    const { data: page, error } = await readMessages(dispatch, {
      roomId,
      ...(end === 'older' ? { cursor: from } : { after: from }),
      limit: PAST_PAGE,
    })
    if (edge() !== from || selectPast(getState(), roomId).window?.loading !== end) return
    dispatch(
      page
        ? pastPageArrived({ roomId, end, page })
        : pastPageFailed({ roomId, end, error: asApiError(error) }),
    )
  }
}

const edgeOf = (messages: MessageTable | undefined, end: PastEnd) =>
  messages?.at(end === 'older' ? 0 : -1)?.messageId

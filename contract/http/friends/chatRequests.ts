import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { Id } from '#contract/scalars.ts'
import { RequestMessage } from './friends.ts'

/**
 * CR1. A chat request is a CHAT notification of the member asked. Refuses: COMMON400 (also the own id), MEMBER4004,
 * CHAT_REQUEST4009 (an unanswered one of the caller is there, or the two share a private room that both are in).
 */
export const requestChat = call({
  id: 'CR1',
  method: 'POST',
  path: '/api/chat/requests',
  auth: 'required',
  body: 'void',
  input: v.object({ targetMemberId: Id, message: RequestMessage }),
})

/** CR2. The receiver refuses a CHAT or BAND notification: it is deleted. Refuses: NOTIFICATION4004 (unknown, FRIEND or BAN), COMMON403 (not the receiver). */
export const rejectChat = call({
  id: 'CR2',
  method: 'DELETE',
  path: '/api/chat/requests/:notificationId',
  auth: 'required',
  body: 'void',
})

import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { Id } from '#contract/scalars.ts'
import { RequestMessage } from './friends.ts'

/**
 * CR1. Asks a member to chat, which creates a CHAT notification for them. Refuses: COMMON400 (also the
 * caller's own id), MEMBER4004, CHAT_REQUEST4009 (the caller has a pending request, or both are in their
 * private room), CHAT4031.
 */
export const requestChat = call({
  id: 'CR1',
  method: 'POST',
  path: '/api/chat/requests',
  auth: 'required',
  body: 'void',
  takesKey: true,
  input: v.object({ targetMemberId: Id, message: RequestMessage }),
})

/**
 * CR2. Rejects a CHAT or BAND notification, as its receiver; the notification is deleted. Refuses:
 * NOTIFICATION4004 (unknown, FRIEND or BAN), COMMON403 (not the receiver).
 */
export const rejectChat = call({
  id: 'CR2',
  method: 'DELETE',
  path: '/api/chat/requests/:notificationId',
  auth: 'required',
  body: 'void',
})

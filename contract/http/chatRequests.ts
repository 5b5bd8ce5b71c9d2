import * as v from 'valibot'
import { call } from '../call.ts'
import { Id } from '../values.ts'
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

import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit'
import type { ChatDispatch, ChatState } from './chatState.ts'

export type StartChatListening = TypedStartListening<ChatState, ChatDispatch>

export const makeChatListening = () => createListenerMiddleware<ChatState, ChatDispatch>()

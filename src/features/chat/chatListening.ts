import type { ListenerEffectAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'

/** Dispatches actions, and thunks that read this part of the state. */
export type ChatDispatch<State> = ThunkDispatch<State, unknown, UnknownAction>

/** Registers background work, which names the part of the state that it reads; `chat.ts` has all of it. */
export type StartListening<State> = TypedStartListening<State, ChatDispatch<State>>

export type ListeningApi<State> = Pick<ListenerEffectAPI<State, ChatDispatch<State>>, 'dispatch' | 'getState'>

import type { ListenerEffectAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'

/** Dispatches actions, and thunks that read this part of the state. */
export type ChatDispatch<State> = ThunkDispatch<State, unknown, UnknownAction>

/** Registers background work, which names the part of the state that it reads; `chat.ts` has all of it. */
export type StartListening<State> = TypedStartListening<State, ChatDispatch<State>>

export type ListeningApi<State> = Pick<ListenerEffectAPI<State, ChatDispatch<State>>, 'dispatch' | 'getState'>

/**
 * For actions that always change the state; called before the effect waits. True while a past state is shown,
 * where actions change nothing: a list drawn again asks for its older messages again
 * (docs/realtime.md "Time travel").
 */
export const isReplayed = ({
  getOriginalState,
  getState,
}: Pick<ListenerEffectAPI<unknown, ChatDispatch<unknown>>, 'getOriginalState' | 'getState'>): boolean =>
  getOriginalState() === getState()

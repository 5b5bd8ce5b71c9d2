import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

/** docs/interface.md "Toasts". */
export const TOASTS_MAX = 20
export const TOAST_MS = 2_000
/** In the sign-up and the settings. */
export const TOAST_LONG_MS = 3_000
/** A long toast is gone after `TOAST_LONG_MS`; the fade is part of that time. */
const LONG_FADES_FROM_MS = 2_500
/** Any other toast fades briefly after its time. */
const FADE_MS = 160

export interface Toast {
  id: number
  text: string
  /** `ok` is announced as a status, `error` as an alert. */
  tone: 'ok' | 'error'
  durationMs: number
  /** What it is news of. A later toast of the same takes its place. */
  about?: string
  /** A button in the toast. Pressing it dispatches `press` or navigates to `to`, and closes the toast. */
  action?:
    | { label: string; press: UnknownAction; to?: undefined }
    | { label: string; to: string; press?: undefined }
}

export interface ToastsState {
  /** Oldest first. */
  shown: Toast[]
  /** A counter and not a time, so that replaying the actions gives the same state. */
  nextId: number
}

const initialState: ToastsState = { shown: [], nextId: 1 }

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: (
      state,
      { payload }: PayloadAction<Omit<Toast, 'id' | 'durationMs'> & { durationMs?: number }>,
    ) => {
      if (payload.about !== undefined)
        state.shown = state.shown.filter(({ about }) => about !== payload.about)
      state.shown.push({ durationMs: TOAST_MS, ...payload, id: state.nextId })
      state.nextId += 1
      if (state.shown.length > TOASTS_MAX) state.shown.shift()
    },
    /** Its time is over, it was closed, or its button was pressed. */
    toastDismissed: (state, { payload: id }: PayloadAction<number>) => {
      state.shown = state.shown.filter((toast) => toast.id !== id)
    },
  },
})

export const { toastShown, toastDismissed } = toastsSlice.actions
export const toastsReducer = toastsSlice.reducer

export interface WithToasts {
  toasts: ToastsState
}

/** How long a toast is fully visible, and how long it then fades. */
export function toastPhases({ durationMs }: Toast): { holdMs: number; fadeMs: number } {
  return durationMs === TOAST_LONG_MS
    ? { holdMs: LONG_FADES_FROM_MS, fadeMs: TOAST_LONG_MS - LONG_FADES_FROM_MS }
    : { holdMs: durationMs, fadeMs: FADE_MS }
}

export const selectToasts = (state: WithToasts) => state.toasts.shown

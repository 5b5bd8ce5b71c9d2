import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

/** docs/interface.md "Toasts". */
export const TOASTS_MAX = 20
export const TOAST_MS = 2_000
/** Sign-up and settings. */
export const TOAST_LONG_MS = 3_000
/** A long toast is gone after `TOAST_LONG_MS` and spends the end of it fading. */
const LONG_FADES_FROM_MS = 2_500
/** Any other stays whole to its end and then goes quickly. */
const FADE_MS = 160

export interface Toast {
  id: number
  text: string
  /** `ok` is announced as a status, `error` as an alert. */
  tone: 'ok' | 'error'
  durationMs: number
  /** A button in the toast; pressing it dispatches `press`, or goes to an address of the app, and closes the toast. */
  action?:
    | { label: string; press: UnknownAction; to?: undefined }
    | { label: string; to: string; press?: undefined }
}

export interface ToastsState {
  /** Oldest first. */
  shown: Toast[]
  /** Toasts are counted, not dated: replaying the actions gives the same state. */
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
      state.shown.push({ durationMs: TOAST_MS, ...payload, id: state.nextId })
      state.nextId += 1
      if (state.shown.length > TOASTS_MAX) state.shown.shift()
    },
    /** Its time was up, it was closed, or its button was pressed. */
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

/** How long a toast stands whole, and how long it then takes to fade. */
export function toastPhases({ durationMs }: Toast): { holdMs: number; fadeMs: number } {
  return durationMs === TOAST_LONG_MS
    ? { holdMs: LONG_FADES_FROM_MS, fadeMs: TOAST_LONG_MS - LONG_FADES_FROM_MS }
    : { holdMs: durationMs, fadeMs: FADE_MS }
}

export const selectToasts = (state: WithToasts) => state.toasts.shown

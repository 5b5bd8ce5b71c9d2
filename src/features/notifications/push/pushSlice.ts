import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '#src/auth/authSlice.ts'
import type { PushWish } from '#src/lib/push/pushRecords.ts'
import type { NoPushes } from './support.ts'

export interface PushState {
  /** Why this device cannot get pushes; null: it can. */
  whyNone: NoPushes | null
  permission: NotificationPermission
  /** What the member has decided here; `none`: nothing yet. Null: not read from storage yet. */
  wish: PushWish | 'none' | null
  /** The member's pushes come to this device. */
  isOn: boolean
  /** 알림 받기 was pressed, and the outcome is not known yet. */
  isBusy: boolean
  /** The room whose composer the question is above. */
  askingIn: number | null
}

const initialState: PushState = {
  // until the device is known
  whyNone: 'unknown',
  permission: 'default',
  wish: null,
  isOn: false,
  isBusy: false,
  askingIn: null,
}

type DeviceFacts = Pick<PushState, 'whyNone' | 'permission'>
type MemberFacts = Pick<PushState, 'permission' | 'isOn'> & { wish: PushWish | 'none' }

/** Pushes on this device. `pushListening.ts` has the effects. */
const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    /** The part has joined the store. */
    pushStarted: (state, { payload }: PayloadAction<DeviceFacts>) => ({ ...state, ...payload }),
    /** What the device has for the member was read, or read again. */
    pushRead: (state, { payload }: PayloadAction<MemberFacts>) => ({ ...state, ...payload }),
    /** 알림 받기: the browser asks, unless it has been answered before. */
    pushRequested: (state) => {
      state.isBusy = true
    },
    /** The browser's question was answered with no, or closed (`default`). */
    permissionRefused: (state, { payload: permission }: PayloadAction<NotificationPermission>) => {
      state.permission = permission
      state.isBusy = false
      state.askingIn = null
    },
    pushTurnedOn: (state) => ({
      ...state,
      permission: 'granted',
      wish: 'on',
      isOn: true,
      isBusy: false,
      askingIn: null,
    }),
    /** The browser or the server did not take the subscription. */
    pushFailed: (state) => {
      state.permission = 'granted'
      state.isBusy = false
    },
    pushTurnedOff: (state) => {
      state.wish = 'off'
      state.isOn = false
    },
    /** 나중에, or the room with the question was left: the chat does not ask again. */
    pushDeclined: (state) => {
      state.askingIn = null
      state.wish = 'later'
    },
    /** The member has sent a message in a room. */
    messageSent: (state, { payload: { roomId } }: PayloadAction<{ roomId: number }>) => {
      if (state.askingIn === null && mayAsk(state)) state.askingIn = roomId
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, ({ whyNone, permission }) => ({ ...initialState, whyNone, permission }))
  },
})

/** The chat asks once, and never where the answer cannot be yes. */
const mayAsk = ({ whyNone, permission, wish }: PushState) =>
  whyNone === null && permission !== 'denied' && wish === 'none'

export const {
  pushStarted,
  pushRead,
  pushRequested,
  permissionRefused,
  pushTurnedOn,
  pushFailed,
  pushTurnedOff,
  pushDeclined,
  messageSent,
} = pushSlice.actions
export const pushReducer = pushSlice.reducer

/** Absent until the part has joined the store, and in browsers without service workers. */
export interface WithPush {
  push?: PushState
}

export const selectPush = (state: WithPush): PushState | null => state.push ?? null
/** The settings ask about pushes on this device (drawing 63c). */
export const selectIsPushUndecided = ({ push }: WithPush): boolean =>
  push !== undefined && push.wish !== null && !push.isOn && push.wish !== 'off'
export const selectIsAskingIn = (state: WithPush, roomId: number): boolean => state.push?.askingIn === roomId

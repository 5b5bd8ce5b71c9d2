import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Which group a form is about: one that is yet to be made, or a room. */
export type RoomFormOf = 'new' | number

export interface RoomForm {
  /** As typed. */
  roomName: string
  /** As a `data:` URL; null: none was chosen here. */
  picture: string | null
}

export interface RoomFormState extends RoomForm {
  /** Null: nothing was begun. */
  of: RoomFormOf | null
}

const NOTHING: RoomForm = { roomName: '', picture: null }
const initialState: RoomFormState = { of: null, ...NOTHING }

/** What stands in the form of a group, so that neither a look back at the friends nor a reload loses it. One at a time. */
const roomFormSlice = createSlice({
  name: 'roomForm',
  initialState,
  reducers: {
    roomFormChanged: (state, { payload }: PayloadAction<{ of: RoomFormOf } & Partial<RoomForm>>) => ({
      ...(state.of === payload.of ? state : initialState),
      ...payload,
    }),
    /** It was sent, or another group is begun. */
    roomFormDropped: () => initialState,
  },
})

export const { roomFormChanged, roomFormDropped } = roomFormSlice.actions
export const roomFormReducer = roomFormSlice.reducer

export interface WithRoomForm {
  roomForm: RoomFormState
}

export const selectRoomForm = (state: WithRoomForm, of: RoomFormOf): RoomForm =>
  state.roomForm.of === of ? state.roomForm : NOTHING

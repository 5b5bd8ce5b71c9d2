import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * What stands in the form of a group, so that neither a look back at the friends nor a reload loses it: the name and, beside it,
 * the picture, which is large and would be written into the storage anew with every letter that is typed. One group at a time.
 */

/** Which group it is about: one that is yet to be made, or a room. */
export type RoomFormOf = 'new' | number

interface Kept {
  /** Null: nothing was begun. */
  of: RoomFormOf | null
  /** The name as typed; the picture as a `data:` URL. */
  text: string
}

export type RoomNameState = Kept
export type RoomPictureState = Kept

const NOTHING: Kept = { of: null, text: '' }
const kept = (_state: Kept, { payload }: PayloadAction<{ of: RoomFormOf; text: string }>): Kept => payload

const roomNameSlice = createSlice({
  name: 'roomName',
  initialState: NOTHING,
  reducers: {
    roomNameTyped: kept,
    /** It was sent, or another group is begun. */
    roomFormDropped: () => NOTHING,
  },
})

export const { roomNameTyped, roomFormDropped } = roomNameSlice.actions

const roomPictureSlice = createSlice({
  name: 'roomPicture',
  initialState: NOTHING,
  reducers: {
    roomPictureChosen: kept,
    roomPictureRemoved: () => NOTHING,
  },
  extraReducers: (builder) => builder.addCase(roomFormDropped, () => NOTHING),
})

export const { roomPictureChosen, roomPictureRemoved } = roomPictureSlice.actions

export const roomNameReducer = roomNameSlice.reducer
export const roomPictureReducer = roomPictureSlice.reducer

export interface WithRoomForm {
  roomName: RoomNameState
  roomPicture: RoomPictureState
}

export const selectRoomName = ({ roomName }: WithRoomForm, of: RoomFormOf): string =>
  roomName.of === of ? roomName.text : ''

/** Null: none was chosen here. */
export const selectRoomPicture = ({ roomPicture }: WithRoomForm, of: RoomFormOf): string | null =>
  roomPicture.of === of ? roomPicture.text : null

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * The contents of the group form, which survive a step back and a reload. The name and the picture are
 * separate slices, because the large picture would otherwise be stored again with every letter typed. One
 * group at a time.
 */

/** The form's group: a new one, or a room id. */
export type RoomFormOf = 'new' | number

interface Kept {
  /** Null when no form was started. */
  of: RoomFormOf | null
  /** The name as typed, or the picture as a `data:` URL. */
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
    /** The form was sent, or a new group is started. */
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

/** The friends picked for a new group, as in the newest history entry (`checkedList.ts`). */
export interface RoomFriendsState {
  memberIds: readonly number[]
}

const NOBODY: RoomFriendsState = { memberIds: [] }

const roomFriendsSlice = createSlice({
  name: 'roomFriends',
  initialState: NOBODY,
  reducers: {
    friendsChecked: (_state, { payload }: PayloadAction<readonly number[]>): RoomFriendsState => ({
      memberIds: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(roomFormDropped, () => NOBODY),
})

export const { friendsChecked } = roomFriendsSlice.actions

export const roomFriendsReducer = roomFriendsSlice.reducer
export const roomNameReducer = roomNameSlice.reducer
export const roomPictureReducer = roomPictureSlice.reducer

export interface WithRoomFriends {
  roomFriends: RoomFriendsState
}

export interface WithRoomForm {
  roomName: RoomNameState
  roomPicture: RoomPictureState
}

export const selectRoomName = ({ roomName }: WithRoomForm, of: RoomFormOf): string =>
  roomName.of === of ? roomName.text : ''

/** The existing group whose name is being typed; null: none. */
export const selectChangedRoom = ({ roomName }: WithRoomForm): number | null =>
  typeof roomName.of === 'number' ? roomName.of : null

/** Null when no picture was chosen in the form. */
export const selectRoomPicture = ({ roomPicture }: WithRoomForm, of: RoomFormOf): string | null =>
  roomPicture.of === of ? roomPicture.text : null

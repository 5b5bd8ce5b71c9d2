import { combineReducers } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import {
  friendsChecked,
  roomFormDropped,
  roomFriendsReducer,
  roomNameReducer,
  roomNameTyped,
  roomPictureChosen,
  roomPictureReducer,
  roomPictureRemoved,
  selectChangedRoom,
  selectRoomName,
  selectRoomPicture,
} from './roomFormSlice.ts'

const reducer = combineReducers({
  roomName: roomNameReducer,
  roomPicture: roomPictureReducer,
  roomFriends: roomFriendsReducer,
})
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: '' }))

it('separates name and picture of one group from those of another', () => {
  const state = after(
    roomNameTyped({ of: 'new', text: '합주' }),
    roomPictureChosen({ of: 'new', text: 'data:a' }),
  )
  expect([selectRoomName(state, 'new'), selectRoomPicture(state, 'new')]).toEqual(['합주', 'data:a'])
  expect([selectRoomName(state, 52), selectRoomPicture(state, 52)]).toEqual(['', null])
})

it('keeps the name when the picture is removed, and nothing once the form was sent', () => {
  const typed = [roomNameTyped({ of: 52, text: '합주' }), roomPictureChosen({ of: 52, text: 'data:a' })]
  const without = after(...typed, roomPictureRemoved())
  expect([selectRoomName(without, 52), selectRoomPicture(without, 52)]).toEqual(['합주', null])
  const dropped = after(...typed, roomFormDropped())
  expect([selectRoomName(dropped, 52), selectRoomPicture(dropped, 52)]).toEqual(['', null])
})

it('starts with no group, no name, no picture and no friends', () => {
  expect(after()).toEqual({
    roomName: { of: null, text: '' },
    roomPicture: { of: null, text: '' },
    roomFriends: { memberIds: [] },
  })
})

it('keeps the friends that were checked last until the form was sent', () => {
  const checked = [friendsChecked([3]), friendsChecked([3, 4])]
  expect(after(...checked).roomFriends).toEqual({ memberIds: [3, 4] })
  expect(after(...checked, roomFormDropped()).roomFriends).toEqual({ memberIds: [] })
})

it('tells which existing group is being renamed, and that a new one is not', () => {
  expect(selectChangedRoom(after())).toBeNull()
  expect(selectChangedRoom(after(roomNameTyped({ of: 'new', text: '합주' })))).toBeNull()
  expect(selectChangedRoom(after(roomNameTyped({ of: 52, text: '합주' })))).toBe(52)
})

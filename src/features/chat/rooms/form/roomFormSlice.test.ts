import { combineReducers } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import {
  roomFormDropped,
  roomNameReducer,
  roomNameTyped,
  roomPictureChosen,
  roomPictureReducer,
  roomPictureRemoved,
  selectRoomName,
  selectRoomPicture,
} from './roomFormSlice.ts'

const reducer = combineReducers({ roomName: roomNameReducer, roomPicture: roomPictureReducer })
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

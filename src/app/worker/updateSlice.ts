import { createSlice } from '@reduxjs/toolkit'
import type { UpdateState } from './updateOffer.ts'

const initialState: UpdateState = { offer: 'none' }

const updateSlice = createSlice({
  name: 'update',
  initialState,
  reducers: {
    /** A newer version is installed on the device and waits. */
    updateFound: (state) => {
      if (state.offer === 'none') state.offer = 'shown'
    },
    /** The same, and a part of this version is nowhere any more: the offer is repeated. */
    updateNeeded: (state) => {
      if (state.offer !== 'taken') state.offer = 'shown'
    },
    updateHidden: (state) => {
      state.offer = 'hidden'
    },
    updateTaken: (state) => {
      state.offer = 'taken'
    },
  },
})

export const { updateFound, updateNeeded, updateHidden, updateTaken } = updateSlice.actions
export const updateReducer = updateSlice.reducer

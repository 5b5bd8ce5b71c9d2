import { createSlice } from '@reduxjs/toolkit'

export interface UpdateState {
  /** What this page knows of a newer version. `hidden`: the member closed the bar; it comes back with a start. */
  offer: 'none' | 'shown' | 'hidden' | 'taken'
}

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

export interface WithUpdate {
  update: UpdateState
}

/** The part joins the store after the first screen. */
export const selectIsUpdateOffered = (state: object | WithUpdate) =>
  'update' in state && state.update.offer === 'shown'

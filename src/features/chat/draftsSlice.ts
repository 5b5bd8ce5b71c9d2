import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { roomLeft } from './timelineSlice.ts'

/** What was typed and not sent, per room. Stored like the outbox, under its member. */
export interface DraftsState {
  memberId: number | null
  /** By room id. */
  records: Record<string, string>
}

export const emptyDrafts: DraftsState = { memberId: null, records: {} }

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: emptyDrafts,
  reducers: {
    /** An empty text is no draft. */
    draftChanged: ({ records }, { payload }: PayloadAction<{ roomId: number; text: string }>) => {
      if (payload.text === '') delete records[payload.roomId]
      else records[payload.roomId] = payload.text
    },
  },
  extraReducers: (builder) => {
    builder.addCase(roomLeft, ({ records }, { payload }) => {
      delete records[payload.roomId]
    })
  },
})

export const { draftChanged } = draftsSlice.actions
export const draftsSliceReducer = draftsSlice.reducer

export interface WithDrafts {
  drafts: DraftsState
}

export const selectDraft = (state: WithDrafts, roomId: number): string => state.drafts.records[roomId] ?? ''

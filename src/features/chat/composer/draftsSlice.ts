import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { memberChanged } from '../storage/memberStorage.ts'
import { roomLeft } from '../timeline/timelineSlice.ts'

/** Unsent texts per room. Stored like the outbox, under their member. */
export interface DraftsState {
  memberId: number | null
  /** Keyed by room id. */
  records: Record<string, string>
}

export const emptyDrafts: DraftsState = { memberId: null, records: {} }

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: emptyDrafts,
  reducers: {
    /** An empty text deletes the draft. */
    draftChanged: ({ records }, { payload }: PayloadAction<{ roomId: number; text: string }>) => {
      if (payload.text === '') delete records[payload.roomId]
      else records[payload.roomId] = payload.text
    },
    draftsRestored: (
      state,
      { payload }: PayloadAction<{ memberId: number; records: Record<string, string> }>,
    ) => {
      if (payload.memberId === state.memberId) state.records = { ...payload.records, ...state.records }
    },
    /** Changed in another tab of the same member. */
    draftsChangedElsewhere: (
      state,
      { payload }: PayloadAction<{ memberId: number; changed: Record<string, string | null> }>,
    ) => {
      if (payload.memberId !== state.memberId) return
      for (const [roomId, text] of Object.entries(payload.changed)) {
        if (text === null) delete state.records[roomId]
        else state.records[roomId] = text
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(memberChanged, (_state, { payload: memberId }) => ({ ...emptyDrafts, memberId }))
    builder.addCase(roomLeft, ({ records }, { payload }) => {
      delete records[payload.roomId]
    })
  },
})

export const { draftChanged, draftsRestored, draftsChangedElsewhere } = draftsSlice.actions
export const draftsReducer = draftsSlice.reducer

export interface WithDrafts {
  drafts: DraftsState
}

export const selectDraft = (state: WithDrafts, roomId: number): string => state.drafts.records[roomId] ?? ''

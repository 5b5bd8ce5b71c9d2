import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '#src/api/api.ts'

export interface KeptState {
  /** Cache keys whose data is from the device, with the time when the server gave it. */
  shown: Record<string, number>
  /** When the socket, which keeps some answers fresh, was last connected; null while it is, or never was. */
  liveUntil: number | null
}

export const emptyKept: KeptState = { shown: {}, liveUntil: null }

const keptSlice = createSlice({
  name: 'kept',
  initialState: emptyKept,
  reducers: {
    /** A kept answer is shown until the server has answered. */
    keptAnswerShown: (
      { shown },
      { payload }: PayloadAction<{ queryCacheKey: string; receivedAt: number }>,
    ) => {
      shown[payload.queryCacheKey] = payload.receivedAt
    },
    liveEnded: (state, { payload: at }: PayloadAction<number>) => {
      state.liveUntil = at
    },
    liveBegun: (state) => {
      state.liveUntil = null
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnswer, ({ shown }, { meta }) => {
      delete shown[meta.arg.queryCacheKey]
    })
  },
})

export const { keptAnswerShown, liveEnded, liveBegun } = keptSlice.actions
export const keptReducer = keptSlice.reducer

type Answered = UnknownAction & { meta: { arg: { queryCacheKey: string } } }

/** RTK Query exports matchers for single endpoints only. */
function isAnswer(action: UnknownAction): action is Answered {
  return action.type === `${api.reducerPath}/executeQuery/fulfilled`
}

export interface WithKept {
  kept: KeptState
}
export type WithApi = Parameters<typeof api.util.selectInvalidatedBy>[0]

/** Kept fresh by the socket: its data is as old as the last connection. */
const LIVE_KEY = 'listRooms(undefined)'

/** The time when the server gave the data of a cache entry; null: it has none. */
export function selectReceivedAt(state: WithApi & Partial<WithKept>, queryCacheKey: string): number | null {
  const entry = state[api.reducerPath].queries[queryCacheKey]
  if (entry?.data === undefined) return null
  const shownOf = state.kept?.shown[queryCacheKey]
  if (shownOf !== undefined) return shownOf
  const answeredAt = entry.fulfilledTimeStamp ?? null
  const liveUntil = queryCacheKey === LIVE_KEY ? (state.kept?.liveUntil ?? 0) : 0
  return answeredAt === null ? null : Math.max(answeredAt, liveUntil)
}

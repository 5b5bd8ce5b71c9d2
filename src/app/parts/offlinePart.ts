import type { Middleware } from '@reduxjs/toolkit'
import { selectIsAuthenticated } from '#src/auth/authSlice.ts'
import { watchHome } from '#src/offline/homeSnapshotKeeper.ts'
import { type Keeper, makeKeeper } from '#src/offline/keeper.ts'
import { indexedDbKeptDisk } from '#src/offline/keptDisk.ts'
import { keptQueries } from '#src/offline/keptQueries.ts'
import { keptReducer, liveBegun, liveEnded, type WithKept } from '#src/offline/keptSlice.ts'
import { selectIsConnected, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { startsAgain } from '../rootReducer.ts'
import type { AppStore, StoreKit } from '../store.ts'
import { KEPT_ENDPOINTS } from './keptEndpoints.ts'
import type { LatePart } from './latePart.ts'

type State = ReturnType<AppStore['getState']> & WithKept

/**
 * What was seen, for times without a line. The part joins after the first screen, or at the start when the
 * device has kept something. Without a member it deletes what a log-out has left behind. Returns what
 * resolves when all answers wanted so far have been read.
 */
export function attachOffline({ attach, tokens, store }: StoreKit): (() => Promise<unknown>) | undefined {
  const disk = indexedDbKeptDisk()
  let whenRead: (() => Promise<unknown>) | undefined
  if (!selectIsAuthenticated(store.getState())) {
    disk.erase().catch(() => {})
    return
  }
  attach('offline', () => {
    const isSignedIn = (memberId: number) => tokens.read()?.memberId === memberId
    const keeper = makeKeeper<State>({ disk, isSignedIn })
    whenRead = () => keeper.whenRead()
    const home = watchHome(isSignedIn)
    return {
      reducers: { kept: startsAgain(keptReducer) },
      middleware: [
        noteLiveTime,
        keeper.middleware as Middleware,
        addRoomsOnce(keeper),
        home.middleware as Middleware,
      ],
      start: () => keeper.add(keptQueries(KEPT_ENDPOINTS)),
      dispose() {
        keeper.dispose()
        home.dispose()
      },
    } satisfies LatePart
  })
  return whenRead
}

/** The socket keeps the list of rooms fresh, so its data is as old as the last connection. */
const noteLiveTime: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const wasConnected = isConnected(getState())
    const result = next(action)
    if (isConnected(getState()) !== wasConnected) dispatch(wasConnected ? liveEnded(Date.now()) : liveBegun())
    return result
  }

const isConnected = (state: unknown) =>
  'realtime' in (state as object) && selectIsConnected(state as WithRealtime)

/** The conversations join the store on their own; their messages are kept from then on. */
function addRoomsOnce(keeper: Keeper<State>): Middleware {
  let isAdded = false
  return ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action)
      if (isAdded || !('timeline' in (getState() as object))) return result
      isAdded = true
      import('#src/features/chat/timeline/keptRooms.ts').then(
        ({ keptRooms }) => keeper.add(keptRooms as unknown as Parameters<typeof keeper.add>[0]),
        () => {
          isAdded = false
        },
      )
      return result
    }
}

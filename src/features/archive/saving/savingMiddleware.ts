import { isAnyOf, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { type ApiError, asApiError } from '#src/api/apiError.ts'
import { isOffline, NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { sessionEnded } from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import { selectToasts, toastDismissed, toastShown, type WithToasts } from '#src/toasts/toastsSlice.ts'
import { archiveApi, UNKNOWN_ITEM_TEXT } from '../archiveApi.ts'
import { KINDS } from '../kinds.ts'
import { type MusicItem, savingApi } from './savingApi.ts'
import {
  addCancelled,
  callSent,
  itemToggled,
  needsCall,
  type Saving,
  selectSaving,
  type WithSaving,
  wishDropped,
} from './savingSlice.ts'

/** docs/product/archive.md "Archive texts". */
const ADDED_TEXT = '아카이브에 추가되었습니다!'
const REMOVED_TEXT = '아카이브에서 삭제되었습니다.'
const ADD_FAILED_TEXT = '아카이브 추가에 실패했습니다.'
const REMOVE_FAILED_TEXT = '삭제에 실패했습니다.'

const isTap = isAnyOf(itemToggled, addCancelled)

type State = WithSaving & WithToasts
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>
/** The state on the server; null: not saved. */
type Answer = { itemId: number | null } | { error: ApiError }

/** Items without an id or a kind are ignored (docs/product/archive.md "Archive texts"). */
const isMusic = ({ kind, spotifyId }: MusicItem) => kind in KINDS && spotifyId !== ''

/**
 * Sends tapped items to the server, one call per item at a time, until the server has the item as the last
 * tap wants it. Then shows one toast with the outcome, however often the item was tapped. Offline a tap changes
 * nothing and is answered at once (P31).
 */
export const savingMiddleware: Middleware<unknown, State, Dispatch> = ({ dispatch, getState }) => {
  /** Items that are being sent. A new session starts with none. */
  let underWay = new Set<string>()
  const saving = (spotifyId: string) => selectSaving(getState(), spotifyId)

  async function add({ kind, spotifyId }: Saving): Promise<Answer> {
    const { data, error } = await dispatch(savingApi.endpoints.saveItem.initiate({ kind, spotifyId }))
    return data === undefined ? { error: asApiError(error) } : { itemId: data }
  }

  async function remove({ kind, itemId }: Saving): Promise<Answer> {
    const ids = itemId === null ? [] : [itemId]
    const { data, error } = await dispatch(archiveApi.endpoints.removeItem.initiate({ kind, ids }))
    const failure = data ? data.failed[0]?.error : asApiError(error)
    return failure ? { error: failure } : { itemId: null }
  }

  async function send(entry: Saving): Promise<Answer> {
    dispatch(callSent(entry.spotifyId))
    const answer = await (entry.isWanted ? add(entry) : remove(entry))
    if (!('error' in answer) || answer.error.kind === 'refused') return answer
    // the answer may have been lost: ask what the server has
    const asked = savingApi.endpoints.checkSaved.initiate(entry.spotifyId, {
      subscribe: false,
      forceRefetch: true,
    })
    const { data } = await dispatch(asked)
    const itemId = data?.[entry.spotifyId] ?? null
    return data && (itemId !== null) === entry.isWanted ? { itemId } : answer
  }

  async function bring(spotifyId: string): Promise<void> {
    if (underWay.has(spotifyId)) return
    const mine = underWay.add(spotifyId)
    let last: [Saving, Answer] | null = null
    for (let entry = saving(spotifyId); entry && needsCall(entry); entry = saving(spotifyId)) {
      const answer = await send(entry)
      if (underWay !== mine) return
      if (!('error' in answer)) last = [entry, answer]
      // otherwise it was tapped again meanwhile, and the loop sends the newer tap
      else if (saving(spotifyId)?.isWanted === entry.isWanted) {
        last = [entry, answer]
        dispatch(wishDropped(spotifyId))
      }
    }
    mine.delete(spotifyId)
    if (!last) return
    withdrawOffers(spotifyId)
    dispatch(toastOf(...last))
  }

  /** Dismisses a toast that offers 취소 for an earlier add of this item: it contradicts the next toast. */
  function withdrawOffers(spotifyId: string): void {
    for (const { id, action } of selectToasts(getState()))
      if (action && addCancelled.match(action.press) && action.press.payload.item.spotifyId === spotifyId)
        dispatch(toastDismissed(id))
  }

  return (next) => (action) => {
    if (isTap(action) && !isMusic(action.payload.item)) return action
    if (isTap(action) && isOffline()) {
      dispatch(toastShown({ text: NO_NETWORK_TEXT, tone: 'error' }))
      return action
    }
    const result = next(action)
    if (sessionEnded.match(action)) underWay = new Set()
    if (!isTap(action)) return result
    const { spotifyId } = action.payload.item
    const isGone = saving(spotifyId)?.itemId === null && !underWay.has(spotifyId)
    if (addCancelled.match(action) && isGone) logProblem(UNKNOWN_ITEM_TEXT, spotifyId)
    void bring(spotifyId)
    return result
  }
}

function toastOf({ kind, spotifyId, isWanted }: Saving, answer: Answer) {
  if ('error' in answer) return toastShown({ text: failureOf(answer.error, isWanted), tone: 'error' })
  const { itemId } = answer
  if (itemId === null) return toastShown({ text: REMOVED_TEXT, tone: 'ok' })
  const press = addCancelled({ item: { kind, spotifyId }, itemId })
  return toastShown({ text: ADDED_TEXT, tone: 'ok', action: { label: '취소', press } })
}

/** A refused add shows the server's reason. Without a token both show the same one: 인증이 필요합니다. */
function failureOf(error: ApiError, isAdd: boolean): string {
  if (error.kind === 'refused' && (isAdd || error.status === 401)) return error.message
  return isAdd ? ADD_FAILED_TEXT : REMOVE_FAILED_TEXT
}

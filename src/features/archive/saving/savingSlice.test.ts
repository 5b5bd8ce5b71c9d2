import { expect, it } from 'vitest'
import {
  addCancelled,
  callSent,
  itemToggled,
  needsCall,
  savingReducer,
  selectSaving,
  wishDropped,
} from './savingSlice.ts'

const TRACK = { kind: 'tracks', spotifyId: 'song' } as const

const query = (step: string, requestId: string, payload?: unknown) => ({
  type: `api/executeQuery/${step}`,
  payload,
  meta: {
    requestId,
    requestStatus: step,
    arg: { type: 'query', endpointName: 'findSaved', originalArgs: ['song', 'other'] },
  },
})
const asked = (requestId: string) => query('pending', requestId)
const answered = (requestId: string, saved: Record<string, number>) => query('fulfilled', requestId, saved)
const call = (step: string, endpointName: string, originalArgs: unknown, payload?: unknown) => ({
  type: `api/executeMutation/${step}`,
  payload,
  meta: { requestId: 'call', requestStatus: step, arg: { type: 'mutation', endpointName, originalArgs } },
})
const added = call('fulfilled', 'saveItem', TRACK, 7)
const removed = (failed: { id: number }[] = [], ids = [7], kind = 'tracks') =>
  call('fulfilled', 'removeItem', { kind, ids }, { failed })

type Action = Parameters<typeof savingReducer>[1]
const after = (...actions: Action[]) =>
  actions.reduce(savingReducer, savingReducer(undefined, { type: 'start' }))
const plus = itemToggled({ item: TRACK, itemId: null })
const check = itemToggled({ item: TRACK, itemId: 7 })

it('the last tap decides what is wanted', () => {
  expect(after(plus).song).toMatchObject({ isWanted: true, itemId: null })
  expect(after(plus, plus).song).toMatchObject({ isWanted: false })
  expect(after(check).song).toMatchObject({ isWanted: false, itemId: 7 })
})

it('an entry is removed by an AS1 answer that was requested after the call', () => {
  expect(after(plus, callSent('song'), added, asked('1'), answered('1', { song: 7 }))).toEqual({})
})

it.each([
  ['before the tap', [asked('1'), plus, callSent('song'), answered('1', {}), added]],
  ['before the call', [plus, asked('1'), callSent('song'), answered('1', {}), added]],
  ['during the call', [plus, callSent('song'), asked('1'), added, answered('1', {})]],
] as const)('an entry is kept by an AS1 answer that was requested %s', (_, actions) => {
  expect(after(...actions).song).toMatchObject({ isWanted: true, itemId: 7 })
})

it('an entry is kept by an AS1 answer when it was tapped again after the request', () => {
  const state = after(plus, callSent('song'), added, asked('1'), plus, answered('1', { song: 7 }))
  expect(state.song).toMatchObject({ isWanted: false, itemId: 7 })
  expect(needsCall(state.song!)).toBe(true)
})

it('an entry falls back to what the server has when the call fails', () => {
  const failed = call('rejected', 'saveItem', TRACK)
  expect(after(plus, callSent('song'), failed, wishDropped('song')).song).toMatchObject({
    isWanted: false,
    isSending: false,
  })
  const kept = after(check, callSent('song'), removed([{ id: 7 }]), wishDropped('song'))
  expect(kept.song).toMatchObject({ isWanted: true, itemId: 7, isSending: false })
})

it('an entry is removed when its item is removed from a list', () => {
  expect(after(plus, callSent('song'), added, removed())).toEqual({})
})

it('a cancelled add is not wanted any more, whether it was sent or not', () => {
  const cancelled = addCancelled({ item: TRACK, itemId: null })
  const unsent = after(plus, cancelled)
  expect(unsent.song).toMatchObject({ isWanted: false })
  expect(needsCall(unsent.song!)).toBe(false)
  const sent = after(plus, callSent('song'), cancelled, added)
  expect(needsCall(sent.song!)).toBe(true)
})

it('a failed add is not being sent any more', () => {
  const failed = call('rejected', 'saveItem', TRACK)
  expect(after(plus, failed).song).toMatchObject({ isWanted: true, isSending: false })
  expect(selectSaving({ saving: after(plus, callSent('song')) }, 'song')).toMatchObject({ isSending: true })
  expect(selectSaving({ saving: after(plus, callSent('song'), failed) }, 'song')).toMatchObject({
    isSending: false,
  })
})

it('an item that was tapped and not sent yet is not being sent', () => {
  expect(after(plus).song).toMatchObject({ isSending: false })
})

it('a removal by tap keeps its entry until the next AS1 answer', () => {
  expect(after(check, callSent('song'), removed()).song).toMatchObject({
    isWanted: false,
    isSending: false,
    itemId: null,
  })
})

it.each([
  ['of another kind', removed([], [7], 'albums')],
  ['of another item', removed([], [8])],
  ['that the server refused', removed([{ id: 7 }])],
  ['that the server refused together with another one', removed([{ id: 7 }, { id: 8 }], [7, 8])],
])('a removal %s does not change the entry', (_, removal) => {
  expect(after(plus, callSent('song'), added, removal).song).toMatchObject({ isWanted: true, itemId: 7 })
})

it('a removal in which only another item was refused removes the entry', () => {
  expect(after(plus, callSent('song'), added, removed([{ id: 8 }], [7, 8]))).toEqual({})
})

it('a removal does not change the entry of an item that is not saved yet', () => {
  expect(after(plus, callSent('song'), removed()).song).toMatchObject({ isSending: true, itemId: null })
})

it('calls for items that nobody has tapped here change nothing', () => {
  const failed = call('rejected', 'saveItem', TRACK)
  expect(after(callSent('song'), wishDropped('song'), added, failed, removed())).toEqual({})
})

it('an entry is kept by an AS1 answer that contradicts the tap', () => {
  expect(after(plus, asked('1'), answered('1', {})).song).toMatchObject({ isWanted: true, itemId: null })
  expect(after(check, asked('1'), answered('1', { song: 7 })).song).toMatchObject({
    isWanted: false,
    itemId: 7,
  })
})

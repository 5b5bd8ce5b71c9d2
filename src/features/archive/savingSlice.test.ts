import { expect, it } from 'vitest'
import { callSent, itemToggled, needsCall, savingReducer, wishDropped } from './savingSlice.ts'

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
const added = call('fulfilled', 'addSaved', TRACK, 7)
const removed = (failed: { id: number }[] = []) =>
  call('fulfilled', 'removeSaved', { kind: 'tracks', ids: [7] }, { failed })

type Action = Parameters<typeof savingReducer>[1]
const after = (...actions: Action[]) =>
  actions.reduce(savingReducer, savingReducer(undefined, { type: 'start' }))
const plus = itemToggled({ item: TRACK, itemId: null })
const check = itemToggled({ item: TRACK, itemId: 7 })

it('wants what the last tap says', () => {
  expect(after(plus).song).toMatchObject({ isWanted: true, itemId: null })
  expect(after(plus, plus).song).toMatchObject({ isWanted: false })
  expect(after(check).song).toMatchObject({ isWanted: false, itemId: 7 })
})

it('gives way to an answer that was asked for after the call', () => {
  expect(after(plus, callSent('song'), added, asked('1'), answered('1', { song: 7 }))).toEqual({})
})

it.each([
  ['before the tap', [asked('1'), plus, callSent('song'), answered('1', {}), added]],
  ['before the call', [plus, asked('1'), callSent('song'), answered('1', {}), added]],
  ['while the call was under way', [plus, callSent('song'), asked('1'), added, answered('1', {})]],
] as const)('does not give way to one that was asked for %s', (_, actions) => {
  expect(after(...actions).song).toMatchObject({ isWanted: true, itemId: 7 })
})

it('does not give way to an answer when it was tapped again after the question', () => {
  const state = after(plus, callSent('song'), added, asked('1'), plus, answered('1', { song: 7 }))
  expect(state.song).toMatchObject({ isWanted: false, itemId: 7 })
  expect(needsCall(state.song!)).toBe(true)
})

it('falls back to what the server has', () => {
  const failed = call('rejected', 'addSaved', TRACK)
  expect(after(plus, callSent('song'), failed, wishDropped('song')).song).toMatchObject({
    isWanted: false,
    isSending: false,
  })
  const kept = after(check, callSent('song'), removed([{ id: 7 }]), wishDropped('song'))
  expect(kept.song).toMatchObject({ isWanted: true, itemId: 7, isSending: false })
})

it('knows no more of what was removed from a list', () => {
  expect(after(plus, callSent('song'), added, removed())).toEqual({})
})

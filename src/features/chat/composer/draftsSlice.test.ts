import { expect, it } from 'vitest'
import { memberChanged } from '../storage/memberStorage.ts'
import { roomLeft } from '../timeline/timelineSlice.ts'
import {
  draftChanged,
  draftsChangedElsewhere,
  draftsReducer,
  draftsRestored,
  selectDraft,
} from './draftsSlice.ts'

const YUNA = 3
type Action = Parameters<typeof draftsReducer>[1]
const after = (...actions: Action[]) =>
  actions.reduce(draftsReducer, draftsReducer(undefined, memberChanged(YUNA)))
const draft = (roomId: number, ...actions: Action[]) => selectDraft({ drafts: after(...actions) }, roomId)
const typed = (roomId: number, text: string) => draftChanged({ roomId, text })

it('a draft belongs to its room', () => {
  expect(draft(5, typed(5, '안녕'), typed(6, '내일'))).toBe('안녕')
  expect(draft(7, typed(5, '안녕'))).toBe('')
})

it('an empty text is no draft', () => {
  expect(after(typed(5, '안녕'), typed(5, '')).records).toEqual({})
})

it('a restored draft does not replace text typed meanwhile', () => {
  const restored = draftsRestored({ memberId: YUNA, records: { 5: '어제', 6: '그제' } })
  expect(after(typed(5, '오늘'), restored).records).toEqual({ 5: '오늘', 6: '그제' })
})

it('a draft that another tab changed or sent is updated here', () => {
  const changes = draftsChangedElsewhere({ memberId: YUNA, changed: { 5: '거기서', 6: null } })
  expect(after(typed(5, '여기서'), typed(6, '보낸 말'), typed(7, '남는 말'), changes).records).toEqual({
    5: '거기서',
    7: '남는 말',
  })
})

it('drafts of another member are ignored', () => {
  const restored = draftsRestored({ memberId: 4, records: { 5: '남의 말' } })
  const changes = draftsChangedElsewhere({ memberId: 4, changed: { 5: '남의 말' } })
  expect(after(restored, changes).records).toEqual({})
})

it('drafts are dropped with the member, and with the room that is left', () => {
  expect(after(typed(5, '안녕'), memberChanged(4))).toEqual({ memberId: 4, records: {} })
  expect(after(typed(5, '안녕'), typed(6, '내일'), roomLeft({ roomId: 5 })).records).toEqual({ 6: '내일' })
})

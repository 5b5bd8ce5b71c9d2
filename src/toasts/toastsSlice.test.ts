import { expect, it } from 'vitest'
import {
  TOAST_LONG_MS,
  TOAST_MS,
  toastDismissed,
  toastPhases,
  toastsReducer,
  toastShown,
} from './toastsSlice.ts'

const nothing = toastsReducer(undefined, { type: 'start' })
const after = (count: number) =>
  Array.from({ length: count }).reduce<typeof nothing>(
    (state, _each, index) => toastsReducer(state, toastShown({ text: `${index + 1}`, tone: 'ok' })),
    nothing,
  )

it('the slice keeps the newest twenty toasts', () => {
  const texts = after(23).shown.map(({ text }) => text)
  expect(texts).toHaveLength(20)
  expect([texts[0], texts.at(-1)]).toEqual(['4', '23'])
})

it('a toast is shown for two seconds by default', () => {
  expect(after(1).shown[0]?.durationMs).toBe(TOAST_MS)
  const longer = toastsReducer(nothing, toastShown({ text: '', tone: 'error', durationMs: 3_000 }))
  expect(longer.shown[0]?.durationMs).toBe(3_000)
})

it('a long toast fades within its three seconds, any other after its time', () => {
  const phases = (durationMs: number) => toastPhases({ id: 1, text: '', tone: 'ok', durationMs })
  expect(phases(TOAST_LONG_MS)).toEqual({ holdMs: 2_500, fadeMs: 500 })
  expect(phases(TOAST_MS)).toEqual({ holdMs: 2_000, fadeMs: 160 })
})

it('an id is never used twice', () => {
  const gone = toastsReducer(after(2), toastDismissed(2))
  const again = toastsReducer(gone, toastShown({ text: '', tone: 'ok' }))
  expect(again.shown.map(({ id }) => id)).toEqual([1, 3])
})

it('a later toast about the same takes the place of the earlier', () => {
  const told = (text: string, about?: string) => toastShown({ text, tone: 'ok', about })
  const shown = [told('하나', 'room 7'), told('둘'), told('셋', 'room 7'), told('넷')]
    .reduce(toastsReducer, nothing)
    .shown.map(({ text }) => text)
  expect(shown).toEqual(['둘', '셋', '넷'])
})

import { expect, it } from 'vitest'
import { editedBandOf } from './formState.ts'

it('edits the band that the navigation names, as a number or its digits', () => {
  expect(editedBandOf({ isEditing: true, bandId: 7 })).toBe(7)
  expect(editedBandOf({ isEditing: true, bandId: '7' })).toBe(7)
})

it.each([null, undefined, 'x', {}, { bandId: 7 }, { isEditing: true }, { isEditing: true, bandId: 'x' }])(
  'makes a new band for %o',
  (state) => {
    expect(editedBandOf(state)).toBeNull()
  },
)

import { expect, it } from 'vitest'
import { editedBandOf } from './formState.ts'

it("the id of the band to edit is read from the location's state, as a number or digits", () => {
  expect(editedBandOf({ isEditing: true, bandId: 7 })).toBe(7)
  expect(editedBandOf({ isEditing: true, bandId: '7' })).toBe(7)
})

it.each([null, undefined, 'x', {}, { bandId: 7 }, { isEditing: true }, { isEditing: true, bandId: 'x' }])(
  'the form creates a new band for the state %o',
  (state) => {
    expect(editedBandOf(state)).toBeNull()
  },
)

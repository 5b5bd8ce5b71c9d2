import { describe, expect, it } from 'vitest'
import { hasErrors, type KnownErrors, shownError } from './fieldErrors.ts'

const NOTHING: KnownErrors<'age' | 'name'> = {
  atOnce: {},
  errors: {},
  reported: {},
  left: {},
  isRefused: false,
}
const shown = (known: Partial<typeof NOTHING>) => shownError('age', { ...NOTHING, ...known })

const errors = { age: 'not a number', name: 'missing' }

describe('an error of a value', () => {
  it('is not shown before the field is left or the form is sent', () => {
    expect(shown({ errors })).toBeUndefined()
    expect(shown({ errors, left: { name: true } })).toBeUndefined()
  })

  it('is shown once the field is left', () => {
    expect(shown({ errors, left: { age: true } })).toBe('not a number')
  })

  it('is shown in every field once a submit is refused', () => {
    expect(shown({ errors, isRefused: true })).toBe('not a number')
  })

  it('is shown at once when typing on cannot put the value right', () => {
    expect(shown({ errors, atOnce: { age: true } })).toBe('not a number')
    expect(shown({ errors, atOnce: { name: true } })).toBeUndefined()
  })

  it('disappears as soon as the value is right', () => {
    expect(shown({ errors: { age: null }, left: { age: true }, isRefused: true })).toBeUndefined()
  })
})

it('a reported error is shown, but not in place of an error of the value', () => {
  const reported = { age: 'refused' }
  expect(shown({ reported })).toBe('refused')
  expect(shown({ reported, errors })).toBe('refused')
  expect(shown({ reported, errors, isRefused: true })).toBe('not a number')
})

it('a form has errors when one of its fields has a sentence', () => {
  expect(hasErrors({})).toBe(false)
  expect(hasErrors({ age: undefined, name: null })).toBe(false)
  expect(hasErrors({ age: undefined, name: 'missing' })).toBe(true)
})

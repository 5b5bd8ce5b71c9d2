import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuseComposingEnter } from './refuseComposingEnter.ts'

const field = () => {
  render(
    <form>
      <input onKeyDown={refuseComposingEnter} />
    </form>,
  )
  return screen.getByRole('textbox')
}

/** Whether the browser would go on and submit. */
const submits = (key: KeyboardEventInit) => fireEvent.keyDown(field(), { key: 'Enter', ...key })

it.each([
  ['while a syllable is composed', { isComposing: true }],
  ['that Safari reports after it', { keyCode: 229 }],
])('an Enter %s does not submit', (_when, key) => {
  expect(submits(key)).toBe(false)
})

it('any other Enter does', () => {
  expect(submits({ keyCode: 13 })).toBe(true)
})

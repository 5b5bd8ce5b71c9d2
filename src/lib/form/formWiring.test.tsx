import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Enter, formWiring } from './formWiring.ts'

function open(enter?: Enter) {
  const submit = vi.fn<() => void>()
  render(
    <form aria-label="form" {...formWiring(submit, enter)}>
      <input aria-label="name" />
      <textarea aria-label="words" />
    </form>,
  )
  return submit
}
const input = () => screen.getByRole('textbox', { name: 'name' })
const textArea = () => screen.getByRole('textbox', { name: 'words' })

/** Whether the browser would go on: submit the form, or break the line. */
const goesOn = (field: HTMLElement, key: KeyboardEventInit) =>
  fireEvent.keyDown(field, { key: 'Enter', ...key })

const COMPOSING: readonly [string, KeyboardEventInit][] = [
  ['while a syllable is composed', { isComposing: true }],
  ['that Safari reports after it', { keyCode: 229 }],
]

it('a form is handed to the app, not to the browser', () => {
  const submit = open()
  const form = screen.getByRole('form')
  expect(form).toHaveAttribute('novalidate')
  const sent = createEvent.submit(form)
  fireEvent(form, sent)
  expect(sent.defaultPrevented).toBe(true)
  expect(submit).toHaveBeenCalledOnce()
})

describe('an Enter in an input', () => {
  it.each(COMPOSING)('does not submit %s', (_when, key) => {
    open()
    expect(goesOn(input(), key)).toBe(false)
  })

  it('submits otherwise', () => {
    open()
    expect(goesOn(input(), { keyCode: 13 })).toBe(true)
  })

  it('leaves the field of a long form and does not submit it', () => {
    open('leaves')
    input().focus()
    expect(goesOn(input(), { keyCode: 13 })).toBe(false)
    expect(input()).not.toHaveFocus()
  })

  it.each(COMPOSING)('does not leave the field of a long form %s', (_when, key) => {
    open('leaves')
    input().focus()
    expect(goesOn(input(), key)).toBe(false)
    expect(input()).toHaveFocus()
  })
})

it.each(['submits', 'leaves'] as const)('an Enter in a text area breaks the line (%s)', (enter) => {
  open(enter)
  textArea().focus()
  expect(goesOn(textArea(), { keyCode: 13 })).toBe(true)
  expect(goesOn(textArea(), { isComposing: true })).toBe(true)
  expect(textArea()).toHaveFocus()
})

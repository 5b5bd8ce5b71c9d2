import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { type Form, type Refusal, useForm } from './useForm.ts'

type Field = 'name' | 'mail'
type Outcome = Refusal<Field> | undefined

const MISSING = 'The name is missing.'
const TAKEN = 'The name is taken.'
const FAILED = 'It could not be sent.'

interface SignUpProps {
  onSubmit: (onProgress: (share: number) => void) => Outcome | Promise<Outcome>
}

/** Two fields: the name is required and has no digits, and the mail is judged by the server alone. */
function SignUp({ onSubmit }: SignUpProps) {
  const [name, setName] = useState('')
  const form = useForm<Field>({
    errors: { name: /\d/.test(name) ? 'No digits.' : name === '' ? MISSING : null },
    atOnce: { name: /\d/.test(name) },
    onSubmit,
  })
  return (
    <form {...form.formProps}>
      <TestField form={form} field="mail" onType={() => form.changed('mail')} />
      <TestField
        form={form}
        field="name"
        onType={(text) => {
          setName(text)
          form.changed('name')
        }}
      />
      <button>Send</button>
      <button type="button" onClick={() => form.report({ name: TAKEN })}>
        Check
      </button>
      <output>{form.isSending ? `sending ${form.progress ?? ''}` : 'idle'}</output>
      <p>{form.failure}</p>
    </form>
  )
}

interface TestFieldProps {
  form: Form<Field>
  field: Field
  onType: (text: string) => void
}

function TestField({ form, field, onType }: TestFieldProps) {
  const error = form.errorOf(field)
  return (
    <>
      <input
        aria-label={field}
        aria-invalid={error !== undefined}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => form.leave(field)}
      />
      <span>{error}</span>
    </>
  )
}

function open(onSubmit: SignUpProps['onSubmit']) {
  const user = userEvent.setup()
  render(<SignUp onSubmit={onSubmit} />)
  return user
}
const field = (name: Field) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })
const state = () => screen.getByRole('status').textContent
/** React shows the answer of `onSubmit` in a later task. */
const idle = () => waitFor(() => expect(state()).toBe('idle'))

describe('a form with a wrong field', () => {
  it('is not sent: it says what is wrong and moves the focus there, again on every try', async () => {
    const onSubmit = vi.fn<() => undefined>()
    const user = open(onSubmit)
    for (const _try of [1, 2]) {
      await user.click(button('Send'))
      expect(screen.getByText(MISSING)).toBeVisible()
      expect(field('name')).toHaveFocus()
    }
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(field('name'), 'y')
    expect(screen.queryByText(MISSING)).toBeNull()
    await user.clear(field('name'))
    expect(screen.getByText(MISSING)).toBeVisible()
  })

  it('says what is wrong with a field that is left, and at once what typing cannot put right', async () => {
    const user = open(() => undefined)
    await user.type(field('name'), '1')
    expect(screen.getByText('No digits.')).toBeVisible()
    await user.clear(field('name'))
    expect(screen.queryByText(MISSING)).toBeNull()
    await user.tab()
    expect(screen.getByText(MISSING)).toBeVisible()
  })
})

describe('a refused form', () => {
  it('shows the errors of fields until those change, and moves the focus to the first', async () => {
    const user = open(() => Promise.resolve({ fields: { name: TAKEN, mail: 'No such address.' } }))
    await user.type(field('name'), 'yuna')
    await user.click(button('Send'))
    expect(await screen.findByText(TAKEN)).toBeVisible()
    expect(field('mail')).toHaveFocus()
    await user.keyboard('a')
    expect(screen.queryByText('No such address.')).toBeNull()
    expect(screen.getByText(TAKEN)).toBeVisible()
    await user.type(field('name'), '-b')
    expect(screen.queryByText(TAKEN)).toBeNull()
  })

  it('has the focus on the first as soon as the errors are there, so that no key goes elsewhere', async () => {
    const user = open(() => Promise.resolve({ fields: { name: TAKEN, mail: 'No such address.' } }))
    await user.type(field('name'), 'yuna')
    const focusedThen = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (!screen.queryByText(TAKEN)) return
        watch.disconnect()
        resolve(document.activeElement)
      })
      watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await user.click(button('Send'))
    expect(await focusedThen).toBe(field('mail'))
  })

  it('shows an error that was found apart from a submit, without moving the focus', async () => {
    const user = open(() => undefined)
    await user.type(field('name'), 'yuna')
    await user.click(button('Check'))
    expect(screen.getByText(TAKEN)).toBeVisible()
    expect(button('Check')).toHaveFocus()
    await user.click(button('Send'))
    expect(screen.queryByText(TAKEN)).toBeNull()
  })

  it('shows its failure until something changes or it is sent again', async () => {
    const outcomes: Outcome[] = [{ failure: FAILED }, { failure: FAILED }, undefined]
    const user = open(() => outcomes.shift())
    await user.type(field('name'), 'yuna')
    await user.click(button('Send'))
    expect(screen.getByText(FAILED)).toBeVisible()
    await user.type(field('mail'), 'a')
    expect(screen.queryByText(FAILED)).toBeNull()
    await user.click(button('Send'))
    expect(screen.getByText(FAILED)).toBeVisible()
    await user.click(button('Send'))
    expect(screen.queryByText(FAILED)).toBeNull()
  })
})

function Wide() {
  const form = useForm<Field>({ onSubmit: () => ({ fields: { name: TAKEN, mail: TAKEN } }) })
  return (
    <>
      <form id="wide" {...form.formProps}>
        <button>Send</button>
      </form>
      <div role="radiogroup" aria-label="group" aria-invalid={form.errorOf('name') !== undefined}>
        <input type="radio" form="wide" aria-label="first of the group" />
      </div>
      <input form="wide" aria-label="mail" aria-invalid={form.errorOf('mail') !== undefined} />
    </>
  )
}

it('the focus also finds a wrong group, and fields outside the form element that name it', async () => {
  render(<Wide />)
  await userEvent.click(button('Send'))
  expect(screen.getByRole('radio')).toHaveFocus()
})

describe('a form that is being sent', () => {
  it('ignores further submits, shows its progress, and can be sent again after a failure', async () => {
    let finish: (outcome: Outcome) => void = () => {}
    let upload: (share: number) => void = () => {}
    const onSubmit = vi.fn<SignUpProps['onSubmit']>((onProgress) => {
      upload = onProgress
      onProgress(0)
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    const user = open(onSubmit)
    await user.type(field('name'), 'yuna')
    await user.dblClick(button('Send'))
    expect(state()).toBe('sending 0')
    act(() => upload(0.5))
    expect(state()).toBe('sending 0.5')
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()

    await act(async () => finish({ failure: FAILED }))
    expect(state()).toBe('idle')
    expect(screen.getByText(FAILED)).toBeVisible()
    await user.click(button('Send'))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('ignores further submits after a success too, until its page is left', async () => {
    const onSubmit = vi.fn<SignUpProps['onSubmit']>(() => Promise.resolve(undefined))
    const user = open(onSubmit)
    await user.type(field('name'), 'yuna{Enter}')
    await user.click(button('Send'))
    expect(state()).toBe('sending ')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('can be sent again when there is nothing to show about a failure', async () => {
    const onSubmit = vi.fn<SignUpProps['onSubmit']>(() => Promise.resolve({}))
    const user = open(onSubmit)
    await user.type(field('name'), 'yuna{Enter}')
    await idle()
    await user.click(button('Send'))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('can be sent again after a fault of the app, which is logged', async () => {
    const log = expectConsole('error', '[hapju] a form could not be sent')
    const fault = new TypeError('x is undefined')
    const onSubmit = vi.fn<SignUpProps['onSubmit']>(() => Promise.reject(fault))
    const user = open(onSubmit)
    await user.type(field('name'), 'yuna{Enter}')
    await idle()
    await user.click(button('Send'))
    expect(onSubmit).toHaveBeenCalledTimes(2)
    await idle()
    expect(log.calls[0]).toContain(fault)
  })
})

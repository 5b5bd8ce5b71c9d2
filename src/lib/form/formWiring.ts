import type { KeyboardEvent, SubmitEvent } from 'react'
import { isComposingEnter } from '#src/lib/page/ime.ts'

/** What Enter does in an `<input>`. `leaves`: it ends the field, and only the button sends the form. */
export type Enter = 'submits' | 'leaves'

/**
 * Props of a `<form>` that the browser neither checks nor sends. The Enter that completes a Hangul syllable
 * neither submits nor leaves the field (docs/interface.md "Typing Hangul").
 */
export const formWiring = (submit: () => void, enter: Enter = 'submits') => ({
  noValidate: true,
  onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submit()
  },
  onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (!(event.target instanceof HTMLInputElement)) return
    const isComposing = isComposingEnter(event)
    const leaves = enter === 'leaves' && event.key === 'Enter'
    if (isComposing || leaves) event.preventDefault()
    if (leaves && !isComposing) event.target.blur()
  },
})

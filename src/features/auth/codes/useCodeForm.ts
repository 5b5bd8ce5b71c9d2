import { useState } from 'react'
import { flushSync } from 'react-dom'
import { CODE_DIGITS } from '#contract/limits.ts'
import { type Refusal, useForm } from '#src/lib/form/useForm.ts'

type Outcome = Refusal<'code'> | undefined

/** The form of a code step. `send` is called with all digits; a refusal is shown at the boxes. */
export function useCodeForm(send: (code: string) => Outcome | Promise<Outcome>) {
  const [code, setCode] = useState('')
  const isComplete = code.length === CODE_DIGITS
  const form = useForm<'code'>({ onSubmit: () => (isComplete ? send(code) : undefined) })

  const change = (digits: string) => {
    // rendered at once, so that a submit in the same event sends these digits
    flushSync(() => {
      setCode(digits)
      form.changed('code')
    })
  }

  return { code, isComplete, form, change }
}

export type CodeFormState = ReturnType<typeof useCodeForm>

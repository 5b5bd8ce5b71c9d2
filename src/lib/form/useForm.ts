import { useLayoutEffect, useRef, useState } from 'react'
import { logProblem } from '../log.ts'
import { type FieldErrors, type FieldFlags, hasErrors, shownError } from './fieldErrors.ts'
import { type Enter, formWiring } from './formWiring.ts'

/** Why a form was not sent. Empty when the form need not say it, for example because a toast does. */
export interface Refusal<Field extends string, Failure = string> {
  fields?: FieldErrors<Field>
  /** Shown beside the button. */
  failure?: Failure
}

/** Undefined: the form was sent. */
type Outcome<Field extends string, Failure> = Refusal<Field, Failure> | void

interface FormOptions<Field extends string, Failure> {
  /** The form is not sent while it has errors. */
  errors?: FieldErrors<Field>
  /** See `KnownErrors`. */
  atOnce?: FieldFlags<Field>
  /**
   * Sends the form. A failed call resolves with a `Refusal`; a rejection is a fault of the app, which is
   * logged, and the form can be sent again. `onProgress` takes the share of an upload, 0 to 1; call it with 0
   * to show the progress from the start.
   */
  onSubmit: (
    onProgress: (share: number) => void,
  ) => Outcome<Field, Failure> | Promise<Outcome<Field, Failure>>
  enter?: Enter
}

export type Form<Field extends string, Failure = string> = ReturnType<typeof useForm<Field, Failure>>

/**
 * Everything about a form but its values, which stay in the component or, if they have to survive a reload,
 * in a slice (docs/decisions/0015).
 *
 * | state | begins with | ends with |
 * |---|---|---|
 * | a field may be judged | `leave(field)` | the form |
 * | every field may be judged; the first wrong one gets the focus | a submit refused for a field | the form |
 * | `Refusal.fields` are shown | the refusal, or `report` | `changed(field)`, or the next submit |
 * | `failure` is shown | the refusal | any `changed`, or the next submit |
 * | `isSending`; further submits are ignored | `onSubmit` returns a promise | a refusal, or the form |
 * | `progress` | `onProgress` | a refusal, or the form |
 *
 * After a success the form stays `isSending`: a tap before the next page is shown does not send it twice.
 */
export function useForm<Field extends string, Failure = string>(options: FormOptions<Field, Failure>) {
  const { errors = {}, atOnce = {}, onSubmit, enter } = options
  const ref = useRef<HTMLFormElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure>()
  const [reported, setReported] = useState<FieldErrors<Field>>({})
  const [left, setLeft] = useState<FieldFlags<Field>>({})
  const [refusals, setRefusals] = useState(0)

  // together with the errors, so that no key goes to the button in between
  useLayoutEffect(() => {
    if (refusals > 0) firstWrong(ref.current)?.focus()
  }, [refusals])

  function submit() {
    if (isSending) return
    if (hasErrors(errors)) return setRefusals(refusals + 1)
    setFailure(undefined)
    setReported({})
    const outcome = onSubmit(setProgress)
    if (!(outcome instanceof Promise)) return show(outcome)
    setIsSending(true)
    outcome.then(show, (error: unknown) => {
      logProblem('a form could not be sent', error)
      show({})
    })
  }

  function show(outcome: Outcome<Field, Failure>) {
    if (!outcome) return
    setIsSending(false)
    setProgress(null)
    setFailure(() => outcome.failure)
    if (!outcome.fields) return
    setReported(outcome.fields)
    setRefusals((count) => count + 1)
  }

  return {
    formProps: { ref, ...formWiring(submit, enter) },
    errorOf: (field: Field) => shownError(field, { errors, atOnce, reported, left, isRefused: refusals > 0 }),
    /** The member has left the field. */
    leave: (field: Field) => setLeft((fields) => ({ ...fields, [field]: true })),
    /** The member has changed these fields; none: something else of the form. */
    changed(...fields: Field[]) {
      setFailure(undefined)
      setReported((known) => fields.reduce((rest, field) => ({ ...rest, [field]: null }), known))
    },
    /** Shows errors that were found apart from a submit. The focus stays where it is. */
    report: setReported,
    isSending,
    /** 0 to 1; null: nothing is being uploaded. */
    progress,
    failure,
  }
}

/** The first control, in the order of the page, that is marked as wrong or belongs to a group that is. */
const firstWrong = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find(
    (control): control is HTMLElement => control.closest('[aria-invalid="true"]') !== null,
  )

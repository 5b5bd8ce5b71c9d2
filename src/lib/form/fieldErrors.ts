/** What is wrong with each field, as the sentence to show; absent, undefined or null where nothing is. */
export type FieldErrors<Field extends string> = Partial<Readonly<Record<Field, string | null>>>

export type FieldFlags<Field extends string> = Partial<Readonly<Record<Field, boolean>>>

export interface KnownErrors<Field extends string> {
  /** What is wrong with the present values. Shown in a field with one of the next three. */
  errors: FieldErrors<Field>
  /** Typing on cannot put the value right, for example after a character that is not allowed. */
  atOnce: FieldFlags<Field>
  /** The member has left the field. */
  left: FieldFlags<Field>
  /** A submit was refused because of some field. */
  isRefused: boolean
  /** What the server refused. Shown where nothing else is. */
  reported: FieldErrors<Field>
}

export function shownError<Field extends string>(
  field: Field,
  known: KnownErrors<Field>,
): string | undefined {
  const { errors, atOnce, left, isRefused, reported } = known
  return ((isRefused || left[field] || atOnce[field]) && errors[field]) || reported[field] || undefined
}

export const hasErrors = (errors: FieldErrors<string>) => Object.values(errors).some(Boolean)

import type { ComponentProps } from 'react'
import { formWiring } from '#src/lib/form/formWiring.ts'
import { SearchField } from './SearchField.tsx'

interface SearchFormProps extends ComponentProps<typeof SearchField> {
  /** Enter. What is typed is searched for anyway; whoever presses it wants to go on at the results. */
  onEnter?: () => void
  className?: string
}

/** A search with results while typing. There is nothing to submit, so Enter only calls `onEnter`. */
export function SearchForm({ onEnter, className, ...field }: SearchFormProps) {
  return (
    <form role="search" className={className} {...formWiring(() => onEnter?.())}>
      <SearchField {...field} />
    </form>
  )
}

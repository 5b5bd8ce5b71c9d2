import type { ComponentProps } from 'react'
import { formWiring } from '#src/lib/form/formWiring.ts'
import { SearchField } from './SearchField.tsx'

interface SearchFormProps extends ComponentProps<typeof SearchField> {
  /** Enter. What is typed is searched for anyway; whoever presses it wants to go on at the results. */
  onEnter?: () => void
  className?: string
}

/** A search whose results come as it is typed: nothing is left to be submitted, least of all by the Enter that ends a syllable. */
export function SearchForm({ onEnter, className, ...field }: SearchFormProps) {
  return (
    <form role="search" className={className} {...formWiring(() => onEnter?.())}>
      <SearchField {...field} />
    </form>
  )
}

import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { theme } from '#src/ui/theme.ts'

interface ChipGroupProps {
  label: string
  /** Says what is missing. */
  hint?: string | undefined
  children: ReactNode
}

/** Chips under their label. */
export function ChipGroup({ label, hint, children }: ChipGroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Label id={id}>{label}</Label>
      <Chips>{children}</Chips>
      <Hint id={`${id}-hint`}>{hint}</Hint>
    </div>
  )
}

/** Looks like the label of a field. */
export const Label = styled.p`
  margin-bottom: 8px;
  ${theme.type.label}
  color: ${theme.color.t2};
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

const Hint = styled.p`
  ${theme.type.caption}
  color: ${theme.color.t3};
  &:not(:empty) {
    margin-top: 8px;
  }
`

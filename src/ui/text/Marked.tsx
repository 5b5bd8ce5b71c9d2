import styled from '@emotion/styled'
import { findHangul } from '#contract/hangul/findHangul.ts'
import { theme } from '../theme.ts'

/**
 * A name with the match of the typed text marked, including initials and half-typed syllables
 * (docs/interface.md "Dates, numbers, names").
 */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const range = findHangul(typed, text)
  if (!range) return text
  const whole = text.normalize('NFC')
  return (
    <>
      {whole.slice(0, range[0])}
      <Mark>{whole.slice(...range)}</Mark>
      {whole.slice(range[1])}
    </>
  )
}

const Mark = styled.mark`
  background: none;
  color: ${theme.color.redText};
`

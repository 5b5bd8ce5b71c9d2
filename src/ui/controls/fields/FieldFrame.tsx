import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

export interface FieldWords {
  /** The error. Takes precedence over `ok` and `helper`. */
  error?: string
  /** A confirmation, such as for an available nickname. */
  ok?: string
  helper?: ReactNode
}

/** The text below a field. Its element is always rendered, so that screen readers announce a change. */
export function FieldHelp({ id, error, ok, helper }: FieldWords & { id: string }) {
  const tone = error ? 'error' : ok ? 'ok' : 'plain'
  const words = error || ok || helper
  return (
    <div id={id} role={tone === 'plain' ? undefined : tone === 'error' ? 'alert' : 'status'}>
      {words && (
        <Help data-tone={tone}>
          {tone === 'error' && <AlertIcon size={16} />}
          {tone === 'ok' && <CheckIcon size={16} />}
          <span>{words}</span>
        </Help>
      )}
    </div>
  )
}

export function RequiredMark() {
  return (
    <>
      <Star aria-hidden="true">*</Star> <VisuallyHidden>필수</VisuallyHidden>
    </>
  )
}

export const fieldState = ({ error, ok }: FieldWords) => (error ? 'error' : ok ? 'ok' : 'plain')

const Help = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 8px;
  ${type.caption}
  color: ${color.t3};
  svg {
    margin-top: 1px;
  }
  &[data-tone='error'] {
    color: ${color.redText};
  }
  &[data-tone='ok'] {
    color: ${color.ok};
  }
`

const Star = styled.span`
  color: ${color.redText};
`

/** `data-state`: plain · ok · error. It looks active while an element in it has the focus. */
export const LineField = styled.div`
  label,
  .label {
    display: flex;
    align-items: center;
    gap: 4px;
    width: fit-content;
    margin-bottom: 4px;
    ${type.label}
    color: ${color.t2};
  }
  .line {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    width: 100%;
    min-height: 52px;
    border-bottom: 1.5px solid ${color.lineStrong};
  }
  .value {
    flex: 1;
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    outline: none;
    ${type.field}
    color: ${color.t1};
    caret-color: ${color.red};
  }
  /* a tap anywhere on the line hits the input */
  input.value {
    align-self: stretch;
  }
  .value::placeholder,
  .value[data-empty='true'] {
    color: ${color.t3};
    font-weight: 500;
  }
  .value:disabled {
    color: ${color.tOff};
    -webkit-text-fill-color: ${color.tOff};
  }
  /* aligns the icon of a trailing button with the gutter */
  .line > button:last-child {
    margin-right: -10px;
  }
  &:focus-within .line {
    border-bottom: 2px solid ${color.t1};
  }
  &:focus-within label,
  &:focus-within .label {
    color: ${color.t1};
  }
  &[data-state='ok'] .line {
    border-bottom: 2px solid ${color.ok};
  }
  &[data-state='error'] .line {
    border-bottom: 2px solid ${color.redText};
  }
`

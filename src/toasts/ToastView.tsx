import styled from '@emotion/styled'
import type { Ref } from 'react'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

interface ToastViewProps {
  tone: 'ok' | 'error'
  text: string
  actionLabel?: string
  onAction?: () => void
  ref?: Ref<HTMLDivElement>
}

/** The look and the role of a toast; the host decides when it appears and disappears. */
export function ToastView({ tone, text, actionLabel, onAction, ref }: ToastViewProps) {
  return (
    <Paper ref={ref} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      {tone === 'error' ? <AlertIcon size={20} /> : <CheckIcon size={20} />}
      <span>{text}</span>
      {actionLabel && (
        <button type="button" onClick={onAction}>
          {actionLabel}
        </button>
      )}
    </Paper>
  )
}

const Paper = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  max-width: 408px;
  min-height: 52px;
  padding: 6px 8px 6px 16px;
  border-radius: 16px;
  background: ${color.paper};
  color: ${color.ink};
  ${type.body2}
  font-weight: 600;
  box-shadow: ${theme.shadow.e1};
  > svg {
    color: ${color.okInk};
  }
  &[data-tone='error'] > svg {
    color: ${color.redInk};
  }
  button {
    flex: none;
    min-width: 44px;
    min-height: 44px;
    margin-left: auto;
    padding: 0 12px;
    font-weight: 700;
    color: ${color.redInk};
  }
  button:focus-visible {
    outline-color: ${color.ink};
    outline-offset: -4px;
  }
`

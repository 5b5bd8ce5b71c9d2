import styled from '@emotion/styled'
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Box } from './Box.styles.ts'
import { theme } from './theme.ts'

const { color, type } = theme

interface InputBarProps {
  /** Plus, or the bin while recording. */
  start?: ReactNode
  /** The field, or RecordingBox. */
  children: ReactNode
  /** Mic, send or stop. */
  end?: ReactNode
  /** The attach panel is open below and brings the phone's inset. */
  attached?: boolean
}

/** The bar under a thread. */
export function InputBar({ start, children, end, attached = false }: InputBarProps) {
  return (
    <Bar data-attached={attached}>
      {start}
      {children}
      {end}
    </Bar>
  )
}

/** Grows from one line to five, then scrolls. Keyboard rules (Enter, composing) belong to the feature. */
export function InputBarField({
  ref,
  ...area
}: ComponentProps<'textarea'> & { ref?: Ref<HTMLTextAreaElement> }) {
  const own = useRef<HTMLTextAreaElement | null>(null)
  useLayoutEffect(() => {
    const field = own.current
    // Engines that size fields by their content need no help.
    if (!field || CSS.supports?.('field-sizing', 'content')) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight}px`
  }, [area.value])
  return (
    <Field data-shape="area">
      <textarea
        rows={1}
        {...area}
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
      />
    </Field>
  )
}

/** In place of the field while recording: `0:07` and live bars. */
export function RecordingBox({ elapsed, children }: { elapsed: string; children: ReactNode }) {
  return (
    <Field as="div" role="timer" aria-label={`녹음 중 ${elapsed}`}>
      <RedDot />
      <Elapsed>{elapsed}</Elapsed>
      {children}
    </Field>
  )
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.dock};
  flex: none;
  display: flex;
  align-items: flex-end;
  gap: 6px;
  padding: 8px 10px calc(10px + var(--safe-b));
  background: ${color.bg};
  box-shadow: 0 -1px 0 ${color.line};
  &[data-attached='true'] {
    padding-bottom: 8px;
  }
`

const Field = styled(Box)`
  flex: 1;
  width: auto;
  min-width: 0;
  gap: 10px;
  &,
  &[data-shape='area'] {
    min-height: 44px;
    padding: 10px 16px;
    border-radius: 22px;
  }
  textarea {
    field-sizing: content;
    min-height: 24px;
    max-height: 120px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

const RedDot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${color.red};
`

const Elapsed = styled.b`
  font-weight: 700;
  ${type.numbers}
`

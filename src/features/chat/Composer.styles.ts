import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

const LINE_PX = 24
const LINES_MAX = 5
const FIELD_PADDING_PX = 10

export const Bar = styled.form`
  flex: none;
  z-index: ${theme.z.dock};
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  column-gap: 6px;
  padding: 8px 10px calc(10px + var(--safe-b));
  background: ${color.bg};
  box-shadow: 0 -1px 0 ${color.line};
`

/* Field and unseen text share one cell; at most five lines, and never more than a third of a very small screen. */
export const Field = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
  max-height: min(${LINE_PX * LINES_MAX + FIELD_PADDING_PX * 2}px, 34dvh);
  min-height: 44px;
  border-radius: 22px;
  background: ${color.s2};
  overflow: hidden;
  &:focus-within {
    box-shadow: inset 0 0 0 1.5px ${color.t1};
  }
  &:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 1.5px ${color.redText};
  }
  &::after,
  & > textarea {
    grid-area: 1 / 1;
    min-width: 0;
    padding: ${FIELD_PADDING_PX}px 16px;
    ${type.body1}
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    word-break: keep-all;
  }
  &::after {
    content: attr(data-text);
    visibility: hidden;
    pointer-events: none;
  }
`

export const Text = styled.textarea`
  width: 100%;
  height: 100%;
  min-height: 0;
  border: 0;
  background: none;
  resize: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  caret-color: ${color.red};
  &:focus-visible {
    outline: none;
  }
`

export const Counter = styled.span`
  position: absolute;
  right: 14px;
  bottom: 2px;
  padding: 0 4px;
  border-radius: 8px;
  background: ${color.s2};
  color: ${color.t3};
  ${type.micro}
  ${type.numbers}
  pointer-events: none;
  &[data-over='true'] {
    color: ${color.redText};
  }
`

export const Hint = styled.p`
  grid-column: 1 / -1;
  ${type.caption}
  color: ${color.redText};
  &:not(:empty) {
    padding: 6px 16px 0;
  }
`

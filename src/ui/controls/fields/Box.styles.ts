import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

const { color, radius, type } = theme

/**
 * The box around a text area, a search field or a chat field. `data-shape`: plain · area · search. Darker
 * inside dialogs.
 */
export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 52px;
  padding: 0 16px;
  border-radius: ${radius.m}px;
  background: ${color.s2};
  ${type.body1}
  color: ${color.t1};
  dialog[data-surface='s2'] & {
    background: ${color.s1};
  }
  > svg {
    color: ${color.t2};
  }
  input,
  textarea {
    flex: 1;
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    outline: none;
    caret-color: ${color.red};
  }
  /* a tap anywhere in the box hits the input */
  input {
    align-self: stretch;
  }
  textarea {
    display: block;
    width: 100%;
    resize: none;
  }
  input[type='search']::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-within {
    box-shadow: inset 0 0 0 1.5px ${color.t1};
  }
  &[data-state='error'] {
    box-shadow: inset 0 0 0 1.5px ${color.redText};
  }
  &[data-shape='area'] {
    align-items: stretch;
    min-height: 112px;
    padding: 14px 16px;
  }
  &[data-shape='search'] {
    min-height: 48px;
    padding: 0 4px 0 18px;
    border-radius: ${radius.full}px;
  }
`

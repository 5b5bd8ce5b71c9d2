import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

const { color } = theme

interface TagsProps {
  /**
   * `ranked`: the first red, the second paper, the rest black with an outline. `plain`: outlines only, for
   * genres on profiles.
   */
  look?: 'ranked' | 'plain'
  /** One line that scrolls horizontally instead of wrapping. */
  oneLine?: boolean
  small?: boolean
  /** The name of the list when no heading names it. */
  label?: string
  children: ReactNode
}

/** The children are Tags. */
export function Tags({ look = 'ranked', oneLine = false, small = false, label, children }: TagsProps) {
  // A scrolling strip has to be reachable by keyboard.
  return (
    <List
      role="group"
      aria-label={label}
      data-look={look}
      data-line={oneLine}
      data-small={small}
      tabIndex={oneLine ? 0 : undefined}
    >
      {children}
    </List>
  )
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  &[data-line='true'] {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
  &[data-look='ranked'] > :first-of-type {
    background: ${color.red};
    color: ${color.onRed};
    box-shadow: none;
    font-weight: 700;
  }
  &[data-look='ranked'] > :nth-of-type(2) {
    background: ${color.paper};
    color: ${color.ink};
    box-shadow: none;
    font-weight: 700;
  }
  &[data-look='plain'] > * {
    background: none;
  }
  &[data-small='true'] > * {
    height: 26px;
    gap: 4px;
    padding: 0 10px;
    font-size: 13px;
  }
  &[data-small='true'] > [data-icon='true'] {
    padding-left: 7px;
  }
`

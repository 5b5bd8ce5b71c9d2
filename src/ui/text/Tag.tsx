import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

const { color, type, radius } = theme

interface TagProps {
  /** An instrument of 19 px (16 on small tags). */
  icon?: ReactNode
  children: ReactNode
}

/** One read-only word. Its colour follows from its position in Tags. */
export function Tag({ icon, children }: TagProps) {
  return (
    <Pill data-icon={icon !== undefined}>
      {icon}
      {children}
    </Pill>
  )
}

const Pill = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 32px;
  padding: 0 13px;
  border-radius: ${radius.full}px;
  background: ${color.bg};
  box-shadow: inset 0 0 0 1px ${color.lineSoft};
  ${type.label}
  color: ${color.t1};
  white-space: nowrap;
  &[data-icon='true'] {
    padding-left: 9px;
  }
`

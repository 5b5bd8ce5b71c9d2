import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { columnFixed } from '#src/ui/frame/AppColumn.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius, motion } = theme

export interface BarAction {
  label: string
  icon: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

interface ActionBarProps {
  /** The number of chosen items, announced whenever it changes. */
  selectedCount: number
  /** Cancel comes first. Three columns, four inside a folder, two for albums. */
  actions: readonly BarAction[]
}

/** Replaces the tab bar, at the same height, while items are being chosen. */
export function ActionBar({ selectedCount, actions }: ActionBarProps) {
  return (
    <Bar role="toolbar" aria-label="선택한 항목" data-over-tabs>
      <VisuallyHidden role="status">{selectedCount}개 선택됨</VisuallyHidden>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          disabled={action.disabled}
          data-danger={action.danger ?? false}
          onClick={action.onSelect}
        >
          {action.icon}
          {action.label}
        </button>
      ))}
    </Bar>
  )
}

/* The bar is centred by its own transform, so the animation moves `bottom` instead. */
const rise = keyframes`from { bottom: -96px; }`

const Bar = styled.div`
  ${columnFixed}
  z-index: ${theme.z.actionbar};
  bottom: 0;
  display: flex;
  align-items: center;
  height: var(--tabbar-h);
  min-height: calc(72px + var(--safe-b));
  padding: 0 8px var(--safe-b);
  border-radius: ${radius.l}px ${radius.l}px 0 0;
  background: ${color.s2};
  box-shadow: ${theme.shadow.e1};
  animation: ${rise} ${motion.sheet}ms ${motion.out};
  button {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-height: 64px;
    ${type.caption}
    font-weight: 600;
  }
  button[data-danger='true'] {
    color: ${color.redText};
  }
  button:disabled {
    color: ${color.tOff};
  }
  button:focus-visible {
    outline-offset: -4px;
  }
`

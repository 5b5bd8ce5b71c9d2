import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { BarOverTabs } from '#src/ui/frame/BarOverTabs.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

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

const Bar = styled(BarOverTabs)`
  display: flex;
  align-items: center;
  height: var(--tabs-h);
  min-height: calc(72px + var(--safe-b));
  padding: 0 8px var(--safe-b);
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

import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { WHEN_ONLINE_TEXT } from '#src/api/offline.ts'
import { useBackToClose } from '#src/ui/overlays/useBackToClose.ts'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

export interface FabAction {
  label: string
  icon: ReactNode
  onSelect: () => void
}

interface FabProps {
  /** What it creates, such as 만들기. */
  label: string
  open: boolean
  onToggle: () => void
  /** Without a line nothing can be created. A tap then says so (`onToggle`). */
  isOff?: boolean
  /** Two at most. */
  actions: readonly FabAction[]
}

/**
 * The floating button over the tab bar: a guitar pick on a shelf that hides the rows behind it. When open, it
 * shows a scrim, the actions above it, and a cross to close.
 */
export function Fab({ label, open, onToggle, isOff = false, actions }: FabProps) {
  const pick = useRef<HTMLButtonElement>(null)
  useBackToClose(open, onToggle)
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    onToggle()
    pick.current?.focus()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])
  return (
    <>
      {open ? <Scrim onClick={onToggle} /> : <Shelf />}
      <Pick
        ref={pick}
        type="button"
        aria-label={open ? '닫기' : isOff ? `${label}, ${WHEN_ONLINE_TEXT}` : label}
        aria-expanded={open}
        aria-disabled={isOff || undefined}
        onClick={onToggle}
      >
        <svg viewBox="0 0 68 68" width="64" height="64" aria-hidden="true">
          <path
            fill="currentColor"
            d="M34 65C28.5 65 5 37 5 20.5 5 9 19 4 34 4s29 5 29 16.5C63 37 39.5 65 34 65Z"
          />
          <path
            d={open ? 'M26 20l16 16M42 20L26 36' : 'M34 17v22M23 28h22'}
            fill="none"
            stroke={isOff ? color.t3 : color.onRed}
            strokeWidth="3.2"
            strokeLinecap="round"
          />
        </svg>
      </Pick>
      {open && (
        <Ways>
          {actions.map((action) => (
            <button key={action.label} type="button" onClick={action.onSelect}>
              {action.label}
              <span>{action.icon}</span>
            </button>
          ))}
        </Ways>
      )}
    </>
  )
}

const Scrim = styled.div`
  position: fixed;
  z-index: ${theme.z.fabScrim};
  inset: 0;
  max-width: var(--col);
  margin: 0 auto;
  background: ${color.scrim};
`

const Shelf = styled.div`
  position: fixed;
  z-index: ${theme.z.fabScrim};
  inset: auto 0 var(--tabs-h);
  max-width: var(--col);
  height: calc(116px + var(--over-tabs, 0px));
  margin: 0 auto;
  background: linear-gradient(to top, ${color.bg} 72%, rgba(12, 12, 14, 0));
  pointer-events: none;
`

const Ways = styled.div`
  position: fixed;
  z-index: ${theme.z.fab};
  right: max(20px, calc(50% - 204px));
  bottom: calc(var(--tabbar-h) + 104px);
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 12px;
  button {
    display: flex;
    align-items: center;
    gap: 14px;
    ${type.button}
    border-radius: 28px;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 56px;
    height: 56px;
    margin-right: 6px;
    border-radius: 50%;
    background: ${color.paper};
    color: ${color.ink};
  }
`

const Pick = styled.button`
  position: fixed;
  z-index: ${theme.z.fab};
  right: max(20px, calc(50% - 204px));
  bottom: calc(var(--tabbar-h) + 14px);
  color: ${color.red};
  filter: drop-shadow(0 10px 18px rgba(0, 0, 0, 0.5));
  &:active {
    color: ${color.redPress};
  }
  &[aria-disabled='true'] {
    color: ${color.s3};
    filter: none;
  }
  &:focus-visible {
    border-radius: 24px;
  }
`

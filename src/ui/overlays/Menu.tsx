import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { theme } from '../theme.ts'
import { useBackToClose } from './useBackToClose.ts'

const { color, type, motion } = theme

export interface MenuItem {
  label: string
  icon?: ReactNode
  /** Leave it out for commands; in a group of choices it marks the chosen one. */
  selected?: boolean
  /** The state of a switch; choosing the item toggles it. */
  on?: boolean
  danger?: boolean
  /** Choosing it opens a question: a chevron says so. */
  leads?: boolean
  disabled?: boolean
  onSelect: () => void
}

interface MenuProps {
  open: boolean
  onClose: () => void
  /**
   * The button below which the menu opens; it gets the focus back. Give it `aria-haspopup="menu"` and
   * `aria-expanded`.
   */
  anchor: RefObject<HTMLElement | null>
  items: readonly MenuItem[]
}

export function Menu({ open, ...rest }: MenuProps) {
  return open ? <OpenMenu {...rest} /> : null
}

/** The gap between the menu and its button or the window's edge, in px. */
const GAP = 8

function OpenMenu({ onClose, anchor, items }: Omit<MenuProps, 'open'>) {
  const list = useRef<HTMLDivElement>(null)
  useBackToClose(true, onClose)
  const closeFromOutside = useEffectEvent((event: Event) => {
    const target = event.target as Node
    if (!list.current?.contains(target) && !anchor.current?.contains(target)) onClose()
  })

  useLayoutEffect(() => {
    const menu = list.current
    const button = anchor.current
    if (!menu) return
    // In the top layer it is above dialogs and outside every overflow. Without popovers it is only fixed,
    // which is enough on a page.
    menu.showPopover?.()
    if (button) placeUnder(menu, button.getBoundingClientRect())
    const chosen = menu.querySelector<HTMLElement>('[role="menuitemradio"][aria-checked="true"]')
    ;(chosen ?? menuItems(menu)[0])?.focus()
    return () => {
      if (menu.contains(document.activeElement)) button?.focus()
    }
  }, [anchor])

  useEffect(() => {
    document.addEventListener('pointerdown', closeFromOutside, true)
    window.addEventListener('resize', closeFromOutside)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside, true)
      window.removeEventListener('resize', closeFromOutside)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const all = list.current ? menuItems(list.current) : []
    const here = all.indexOf(document.activeElement as HTMLElement)
    const moves: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }
    const target = moves[event.key]
    if (target === undefined) return
    event.preventDefault()
    all.at(target % all.length)?.focus()
  }

  return (
    <List ref={list} role="menu" popover="manual" onKeyDown={onKeyDown}>
      {items.map((item) => (
        <Item
          key={item.label}
          type="button"
          role={roleOf(item)}
          aria-checked={item.selected ?? item.on}
          tabIndex={-1}
          disabled={item.disabled}
          data-danger={item.danger ?? false}
          onClick={() => {
            onClose()
            item.onSelect()
          }}
        >
          {item.icon}
          <span>{item.label}</span>
          {(item.selected ?? item.on) && <CheckIcon size={20} />}
          {item.leads && <ChevronRightIcon size={20} />}
        </Item>
      ))}
    </List>
  )
}

function roleOf({ selected, on }: MenuItem) {
  if (on !== undefined) return 'menuitemcheckbox'
  return selected === undefined ? 'menuitem' : 'menuitemradio'
}

const menuItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('button:not(:disabled)')]

/** Below the button, on the side with more space; above it when there is no space below. */
function placeUnder(menu: HTMLElement, button: DOMRect) {
  const below = button.bottom + GAP
  const fits = below + menu.offsetHeight + GAP <= window.innerHeight
  const top = fits ? below : Math.max(GAP, button.top - GAP - menu.offsetHeight)
  const opensLeft = button.left + button.width / 2 > window.innerWidth / 2
  const left = opensLeft ? button.right - menu.offsetWidth : button.left
  const furthest = window.innerWidth - menu.offsetWidth - GAP
  menu.style.top = `${top}px`
  menu.style.left = `${Math.min(Math.max(GAP, left), Math.max(GAP, furthest))}px`
}

const drop = keyframes`from { opacity: 0; transform: translateY(-6px) scale(.96); }`

const List = styled.div`
  position: fixed;
  z-index: ${theme.z.menu};
  inset: auto;
  min-width: 176px;
  max-width: calc(100vw - 16px);
  max-height: 70dvh;
  margin: 0;
  padding: 6px;
  border: 0;
  border-radius: 16px;
  background: ${color.s3};
  color: ${color.t1};
  box-shadow: ${theme.shadow.e2};
  overflow-y: auto;
  transform-origin: top;
  animation: ${drop} ${motion.base}ms ${motion.out};
`

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 48px;
  padding: 0 14px;
  border-radius: 12px;
  ${type.body2}
  font-weight: 600;
  &[aria-checked='true'],
  &:active {
    background: ${color.s4};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-danger='true'] {
    color: ${color.redText};
  }
  &:disabled {
    color: ${color.tOffDialog};
  }
  > :last-child:not(:only-child):is(svg) {
    margin-left: auto;
  }
  &[role='menuitem'] > :last-child:is(svg) {
    color: ${color.t3};
  }
`

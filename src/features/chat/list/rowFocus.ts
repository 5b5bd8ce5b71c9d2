import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLongPress } from '#src/lib/page/longPress.ts'
import type { ChatRow, MessageRow } from '../rows/chatRows.ts'
import { rowElement } from './listPlaces.ts'
import type { ThreadRef } from './thread.ts'

const rowAround = (node: EventTarget | null) =>
  node instanceof Element ? node.closest<HTMLElement>('[data-key]') : null
const keyOf = (node: EventTarget | null) => rowAround(node)?.dataset.key ?? null

/** A message that moderators have hidden has nothing to choose from. */
const rowWithMenu = (row: ChatRow | undefined): MessageRow | null =>
  row?.kind === 'message' && !row.isHidden ? row : null

/**
 * Makes messages focusable and gives them a menu. Keyboard: focus the list, ↑ and ↓ move between messages,
 * and Enter, the menu key or Shift+F10 opens the menu. Touch: a long press. Mouse: the right button, unless
 * text is selected.
 */
export function useRowFocus(list: ThreadRef, log: RefObject<HTMLElement | null>, rows: readonly ChatRow[]) {
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [menuKey, setMenuKey] = useState<string | null>(null)
  const anchor = useRef<HTMLElement | null>(null)
  const focusNext = useRef(false)

  const elementOf = useCallback((key: string) => rowElement(log.current, key), [log])

  const openMenu = useCallback(
    (key: string) => {
      anchor.current = elementOf(key)?.querySelector<HTMLElement>('.bubble') ?? null
      setMenuKey(key)
    },
    [elementOf],
  )

  const indexOf = (key: string | null) => (key === null ? -1 : rows.findIndex((row) => row.key === key))
  const activeIndex = indexOf(activeKey)
  const menuRow = rows[indexOf(menuKey)]
  // a fold has no menu
  const menuIndex = menuRow?.kind === 'message' ? rows.indexOf(menuRow) : -1
  const keepMounted = useMemo(() => [activeIndex, menuIndex].filter((i) => i >= 0), [activeIndex, menuIndex])

  // the row to focus may have been rendered only just now
  useLayoutEffect(() => {
    if (!focusNext.current || activeKey === null) return
    focusNext.current = false
    elementOf(activeKey)?.focus({ preventScroll: true })
  }, [activeKey, elementOf])

  function move(step: 1 | -1) {
    const handle = list.current
    if (!handle) return
    let index =
      activeIndex >= 0 ? activeIndex : handle.findItemIndex(handle.scrollOffset + handle.viewportSize) + 1
    do index += step
    while (rows[index] && rows[index]?.kind !== 'message')
    const row = rows[index]
    if (!row) return
    focusNext.current = true
    setActiveKey(row.key)
    handle.scrollToIndex(index, { align: 'nearest' })
  }

  const hold = useLongPress(keyOf, {
    onLongPress: openMenu,
    onPressed: (key) => {
      log.current?.querySelector('[data-held]')?.removeAttribute('data-held')
      if (key !== null) elementOf(key)?.setAttribute('data-held', 'true')
    },
  })

  return {
    activeKey,
    keepMounted,
    openMenu,
    menu: {
      row: rowWithMenu(rows[menuIndex]),
      anchor,
      onClose: useCallback(() => {
        if (menuKey !== null) elementOf(menuKey)?.focus({ preventScroll: true })
        setMenuKey(null)
      }, [menuKey, elementOf]),
    },
    handlers: {
      ...hold,
      onFocus: (event: FocusEvent) => setActiveKey(keyOf(event.target)),
      onBlur: (event: FocusEvent) => {
        if (!log.current?.contains(event.relatedTarget)) setActiveKey(null)
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.target !== log.current && event.target !== rowAround(event.target)) return
        const key = keyOf(event.target)
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          event.preventDefault()
          move(event.key === 'ArrowUp' ? -1 : 1)
        } else if (event.key === 'Enter' && key !== null) {
          event.preventDefault()
          openMenu(key)
        }
      },
      onContextMenu(event: MouseEvent) {
        const key = keyOf(event.target)
        if (key === null || !getSelection()?.isCollapsed) return
        event.preventDefault()
        openMenu(key)
      },
    },
  }
}

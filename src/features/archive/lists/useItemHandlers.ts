import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react'
import { isByMouse, useLongPress } from '#src/lib/page/longPress.ts'
import type { Selection } from '#src/ui/lists/useSelection.ts'
import type { ArchiveItem } from '../kinds.ts'

const itemAround = (element: Element) => element.closest<HTMLElement>('[data-id]')
function idOf(element: Element): number | null {
  const item = itemAround(element)
  return item ? Number(item.dataset.id) : null
}

/**
 * Handlers for choosing items, for the element around them. Choosing starts with a long press, or with the
 * menu key or Shift+F10 on a focused item. From then on taps, space and Enter toggle, arrows, Home and End
 * move the focus, and Ctrl+A chooses all loaded items.
 */
export function useItemHandlers(
  box: RefObject<HTMLElement | null>,
  items: readonly ArchiveItem[],
  columns: number,
  selection: Selection,
  scrollTo: (index: number) => void,
) {
  const [activeId, setActiveId] = useState<number | null>(null)
  /** The item that has the focus, or gets it once it is rendered. Null: the focus is elsewhere. */
  const focusedId = useRef<number | null>(null)
  const elementOf = useCallback(
    (id: number) => box.current?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? null,
    [box],
  )

  /**
   * Focuses the item that is to have the focus, once it is rendered. An item that leaves the page loses the
   * focus without a blur event.
   */
  const focusDrawn = useCallback(() => {
    const { activeElement, body } = document
    if (focusedId.current === null) return
    if (activeElement === body || box.current?.contains(activeElement))
      elementOf(focusedId.current)?.focus({ preventScroll: true })
  }, [box, elementOf])

  function begin(id: number) {
    if (selection.isOn) return
    setActiveId(id)
    selection.choose([id])
  }

  function toggle(id: number) {
    setActiveId(id)
    selection.toggle(id)
  }

  const hold = useLongPress(idOf, {
    onLongPress: begin,
    onPressed: (id) => {
      box.current?.querySelector('[data-held]')?.removeAttribute('data-held')
      if (id !== null) elementOf(id)?.setAttribute('data-held', '')
    },
  })

  function move(event: KeyboardEvent, from: number) {
    const active = items.findIndex(({ id }) => id === from)
    const places: Record<string, number> = {
      ArrowDown: active + columns,
      ArrowUp: active - columns,
      ArrowRight: active + (columns > 1 ? 1 : 0),
      ArrowLeft: active - (columns > 1 ? 1 : 0),
      Home: 0,
      End: items.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    const target = items[place]
    if (!target) return
    const element = elementOf(target.id)
    if (element) return element.focus()
    // hears the keys meanwhile: the item that has the focus may leave the page before this one is rendered
    box.current?.focus({ preventScroll: true })
    focusedId.current = target.id
    scrollTo(place)
  }

  return {
    /** The tab stop of the list. Null: every rendered item is one, until one of them has had the focus. */
    activeId,
    /** The list calls it whenever it has rendered items. */
    focusDrawn,
    onScroll() {
      if (activeId !== null && !elementOf(activeId)) setActiveId(null)
    },
    handlers: {
      ...hold,
      onFocus(event: FocusEvent) {
        focusedId.current = idOf(event.target)
        setActiveId(focusedId.current)
      },
      onBlur() {
        focusedId.current = null
      },
      onClick(event: MouseEvent) {
        const id = idOf(event.target as Element)
        if (selection.isOn && id !== null) toggle(id)
      },
      onKeyDown(event: KeyboardEvent) {
        // A key pressed before the list has rendered counts from the item that is to get the focus.
        const id = focusedId.current ?? idOf(event.target as Element)
        if (!selection.isOn || id === null) return
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault()
          toggle(id)
        } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          selection.choose(items.map((item) => item.id))
        } else {
          move(event, id)
        }
      },
      onContextMenu(event: MouseEvent) {
        const id = idOf(event.target as Element)
        if (id === null || isByMouse(event)) return
        event.preventDefault()
        begin(id)
      },
    },
  }
}

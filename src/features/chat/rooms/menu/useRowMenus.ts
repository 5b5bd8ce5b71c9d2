import type { MouseEvent, RefObject } from 'react'
import { isByMouse, useLongPress } from '#src/lib/page/longPress.ts'

const rowAround = (element: Element) => element.closest<HTMLElement>('[data-room]')
const keyAround = (element: Element) => rowAround(element)?.dataset.room ?? null

/**
 * The menu of a row, for the element around all of them: by a long press (docs/product/chat.md "Room list"), and by the menu key or Shift+F10 on whatever of the
 * row has the focus. The right button of a mouse opens it too, except on a link, where a mouse has a menu of its own.
 */
export function useRowMenus(box: RefObject<HTMLElement | null>, onMenu: (key: string) => void) {
  const hold = useLongPress(keyAround, {
    onLongPress: onMenu,
    onPressed: (key) => {
      box.current?.querySelector('[data-held]')?.removeAttribute('data-held')
      if (key !== null) box.current?.querySelector(`[data-room="${key}"]`)?.setAttribute('data-held', '')
    },
  })

  return {
    ...hold,
    onContextMenu(event: MouseEvent) {
      const key = keyAround(event.target as Element)
      if (key === null || (isByMouse(event) && (event.target as Element).closest('a'))) return
      event.preventDefault()
      onMenu(key)
    },
  }
}

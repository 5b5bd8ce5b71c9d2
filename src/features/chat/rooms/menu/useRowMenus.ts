import type { MouseEvent, RefObject } from 'react'
import { isByMouse, useLongPress } from '#src/lib/page/longPress.ts'

const rowAround = (element: Element) => element.closest<HTMLElement>('[data-room]')
const keyAround = (element: Element) => rowAround(element)?.dataset.room ?? null

/**
 * Opens the menu of a row; the handlers go on the element around all rows. A long press opens it
 * (docs/product/chat.md "Room list"), and so do the menu key and Shift+F10 on the focused part of a row. The
 * right mouse button opens it too, except on a link, which keeps the browser's menu.
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

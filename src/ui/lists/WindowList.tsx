import { createContext, type ReactElement, type Ref, useContext } from 'react'
import { type CustomItemComponentProps, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'

/** Drawn beyond each edge of the window, in px: a fling meets no blank. */
export const WINDOW_DRAWN_BEYOND_PX = 400

interface WindowListProps<Row extends object> {
  ref?: Ref<WindowVirtualizerHandle>
  /** At least one. */
  rows: readonly Row[]
  /** About how high a row is, in px, until it is measured. */
  rowPx: number
  /** Draws a row, with a key; best by `drawnOnce`. */
  children: (row: Row) => ReactElement
}

/** The rows of a long list that scrolls with the window; only those in sight are in the page. The list itself, with its name, is around it. */
export function WindowList<Row extends object>({ ref, rows, rowPx, children }: WindowListProps<Row>) {
  return (
    <SetSize value={rows.length}>
      <WindowVirtualizer
        ref={ref}
        data={rows}
        itemSize={rowPx}
        bufferSize={WINDOW_DRAWN_BEYOND_PX}
        item={Item}
      >
        {children}
      </WindowVirtualizer>
    </SetSize>
  )
}

const SetSize = createContext(0)

/** Its place is that of the virtual list's own element: a row that is moved by another one's rising need not be drawn for it. */
function Item({ index, style, children, ref }: CustomItemComponentProps) {
  const size = useContext(SetSize)
  return (
    <div
      ref={ref as Ref<HTMLDivElement>}
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={size}
      style={style}
    >
      {children}
    </div>
  )
}

import { createContext, type ReactElement, type Ref, useContext } from 'react'
import { type CustomItemComponentProps, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'

/** How far beyond each edge of the window rows are rendered, in px, so that a fling shows no blank area. */
export const WINDOW_DRAWN_BEYOND_PX = 400

interface WindowListProps<Row extends object> {
  ref?: Ref<WindowVirtualizerHandle>
  /** At least one row. */
  rows: readonly Row[]
  /** The estimated height of a row in px, until it is measured. */
  rowPx: number
  /** Renders a row with a key; preferably wrapped in `drawnOnce`. */
  children: (row: Row) => ReactElement
}

/**
 * The rows of a long list that scrolls with the window. Only the rows near the window are rendered. The list
 * element with its name is around it.
 */
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

/**
 * The virtual list positions the element itself, so a row that another one pushes down need not be rendered
 * again.
 */
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

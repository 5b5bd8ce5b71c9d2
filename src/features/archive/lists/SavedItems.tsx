import styled from '@emotion/styled'
import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { Button } from '#src/ui/controls/Button.tsx'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import type { Selection } from '#src/ui/lists/useSelection.ts'
import { WINDOW_DRAWN_BEYOND_PX } from '#src/ui/lists/WindowList.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { type ArchiveItem, type ArchiveKind, KINDS } from '../kinds.ts'
import { useItemHandlers } from './useItemHandlers.ts'
import type { SavedList } from './useSavedList.ts'

/** The next page is requested when fewer items than this are left below the window. */
const READ_ON_WITHIN_ITEMS = 40

/** The ARIA properties of an item: a list item, or an option while choosing. Spread on its element. */
export interface ItemProps {
  role: 'listitem' | 'option'
  'aria-selected'?: boolean
  'aria-posinset': number
  'aria-setsize': number
  tabIndex?: number
  'data-id': number
}

interface SavedItemsProps {
  kind: ArchiveKind
  /** At least one. */
  items: readonly ArchiveItem[]
  list: SavedList
  selection: Selection
  /** The number of items in a line. */
  columns: 1 | 2
  /** The estimated height of a line in px, used until the line is measured. */
  linePx: number
  /** Renders a div with `props`. `isChosen` is null while nothing is being chosen. */
  renderItem: (item: ArchiveItem, props: ItemProps, isChosen: boolean | null) => ReactElement
}

/**
 * The items of a tab or folder; only the visible ones are rendered. While items are being chosen, it is a
 * listbox with one tab stop: arrows move the focus, space toggles, and the listbox contains only items.
 */
export function SavedItems(props: SavedItemsProps) {
  const { kind, items, list, selection, columns, linePx, renderItem } = props
  const virtual = useRef<WindowVirtualizerHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => inLines(items, columns), [items, columns])
  const { activeId, onScroll, focusDrawn, handlers } = useItemHandlers(
    box,
    items,
    columns,
    selection,
    (index) => virtual.current?.scrollToIndex(Math.floor(index / columns), { align: 'center' }),
  )

  function readOnInTime() {
    const at = virtual.current
    if (!at || !list.hasMore || list.more !== 'idle') return
    const lastInSight = at.findItemIndex(at.scrollOffset + at.viewportSize)
    if ((lines.length - lastInSight) * columns < READ_ON_WITHIN_ITEMS) list.readOn()
  }
  const lookAgain = useEffectEvent(readOnInTime)
  useEffect(() => lookAgain(), [lines, list.more])

  const propsOf = ({ id }: ArchiveItem, index: number): ItemProps => {
    const place = {
      'aria-posinset': index + 1,
      'aria-setsize': list.hasMore ? -1 : items.length,
      'data-id': id,
    }
    if (!selection.isOn) return { role: 'listitem', ...place }
    const tabIndex = activeId === null || id === activeId ? 0 : -1
    return { role: 'option', 'aria-selected': selection.ids.has(id), tabIndex, ...place }
  }

  return (
    <>
      <Box
        ref={box}
        role={selection.isOn ? 'listbox' : 'list'}
        aria-label={KINDS[kind].listLabel}
        aria-multiselectable={selection.isOn || undefined}
        tabIndex={selection.isOn ? -1 : undefined}
        {...handlers}
      >
        <WindowVirtualizer
          ref={virtual}
          data={lines}
          itemSize={linePx}
          bufferSize={WINDOW_DRAWN_BEYOND_PX}
          onScroll={() => {
            onScroll()
            readOnInTime()
          }}
          onScrollEnd={focusDrawn}
        >
          {(line, lineIndex) => (
            <Line ref={focusDrawn} key={line[0]?.id} data-columns={columns}>
              {line.map((item, i) =>
                renderItem(
                  item,
                  propsOf(item, lineIndex * columns + i),
                  selection.isOn ? selection.ids.has(item.id) : null,
                ),
              )}
            </Line>
          )}
        </WindowVirtualizer>
      </Box>
      {list.hasMore && <More list={list} />}
    </>
  )
}

function More({ list }: { list: SavedList }) {
  return (
    <Foot>
      {list.more === 'failed' ? (
        <Button size="s" onClick={list.readOn}>
          다시 시도
        </Button>
      ) : (
        <span role="status">
          <Spinner size={20} />
          <VisuallyHidden>불러오는 중</VisuallyHidden>
        </span>
      )}
    </Foot>
  )
}

function inLines(items: readonly ArchiveItem[], columns: number): ArchiveItem[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, line) =>
    items.slice(line * columns, (line + 1) * columns),
  )
}

const Box = styled.div`
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  outline: none;
  [data-id] {
    scroll-margin: 72px 0 calc(var(--tabbar-h) + 16px);
  }
  [data-held] {
    background: ${theme.color.s1};
  }
`

const Line = styled.div`
  &[data-columns='2'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 14px;
    padding: 0 var(--gutter) 24px;
  }
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 72px;
  color: ${theme.color.t3};
`

import { css } from '@emotion/react'
import { Link } from 'react-router-dom'
import { Checkmark } from '#src/ui/controls/Checkmark.tsx'
import { listRowCss, ListRowContent } from '#src/ui/lists/ListRow.tsx'
import { ItemThumb } from '../ItemThumb.tsx'
import { type ArchiveItem, type FolderedKind, KINDS } from '../kinds.ts'
import type { ItemProps } from './SavedItems.tsx'

interface SavedRowProps {
  kind: FolderedKind
  item: ArchiveItem
  itemProps: ItemProps
  /** Null while nothing is being chosen; the row then links to what is known of the item. */
  isChosen: boolean | null
}

/** A track or an artist. */
export function SavedRow({ kind, item, itemProps, isChosen }: SavedRowProps) {
  const content = (
    <ListRowContent
      thumb={<ItemThumb kind={kind} item={item} />}
      title={item.title}
      subtitle={item.subtitle ?? undefined}
    />
  )
  if (isChosen === null)
    return (
      <div {...itemProps}>
        <Link css={rowCss} to={KINDS[kind].page(item.id)} draggable={false}>
          {content}
        </Link>
      </div>
    )
  return (
    <div css={rowCss} data-selected={isChosen} {...itemProps}>
      <Checkmark on={isChosen} />
      {content}
    </div>
  )
}

const rowCss = css`
  ${listRowCss}
  /* a phone at 200 % zoom: the row has no trailing element, so wrapped content aligns at the start */
  @media (max-width: 280px) {
    justify-content: flex-start;
  }
`

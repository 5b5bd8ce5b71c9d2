import { css } from '@emotion/react'
import { Checkmark } from '#src/ui/controls/Checkmark.tsx'
import { listRowCss, ListRowContent } from '#src/ui/lists/ListRow.tsx'
import { ItemThumb } from '../ItemThumb.tsx'
import type { ArchiveItem, FolderedKind } from '../kinds.ts'
import type { ItemProps } from './SavedItems.tsx'

interface SavedRowProps {
  kind: FolderedKind
  item: ArchiveItem
  itemProps: ItemProps
  /** Null while nothing is being chosen. */
  isChosen: boolean | null
}

/** A track or an artist. */
export function SavedRow({ kind, item, itemProps, isChosen }: SavedRowProps) {
  return (
    <div css={rowCss} data-selected={isChosen === true} {...itemProps}>
      {isChosen !== null && <Checkmark on={isChosen} />}
      <ListRowContent
        thumb={<ItemThumb kind={kind} item={item} />}
        title={item.title}
        subtitle={item.subtitle ?? undefined}
      />
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

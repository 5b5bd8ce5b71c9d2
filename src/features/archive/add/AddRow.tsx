import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { ListRowContent, listRowCss } from '#src/ui/lists/ListRow.tsx'
import { ItemThumb } from '../ItemThumb.tsx'
import { KINDS } from '../kinds.ts'
import { SaveButton } from '../saving/SaveButton.tsx'
import type { FoundItem } from './foundItems.ts'

interface AddRowProps {
  item: FoundItem
  /** See `KnownSaved`. */
  savedId: number | null | undefined
}

/** A row for an item that can be saved. A saved one has an id, by which it leads to its page. */
export function AddRow({ item, savedId }: AddRowProps) {
  const content = (
    <ListRowContent
      thumb={<ItemThumb kind={item.kind} item={item} />}
      title={item.title}
      subtitle={item.subtitle ?? undefined}
    />
  )
  return (
    <Beside>
      {savedId ? (
        <Link css={mainCss} to={KINDS[item.kind].page(savedId)}>
          {content}
        </Link>
      ) : (
        <div css={mainCss}>{content}</div>
      )}
      <SaveButton item={item} savedId={savedId} />
    </Beside>
  )
}

/* The link, and beside it the button that is not part of it. */
const Beside = styled.div`
  display: flex;
  align-items: center;
  padding-right: var(--gutter);
`

const mainCss = css`
  ${listRowCss}
  flex: 1;
  min-width: 0;
  padding-right: 14px;
`

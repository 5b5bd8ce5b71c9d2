import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { Cover } from '#src/ui/media/Cover.tsx'
import { coverCaptionCss } from '#src/ui/media/coverCaption.styles.ts'
import type { ArchiveItem } from '../kinds.ts'
import type { ItemProps } from './SavedItems.tsx'

interface SavedAlbumProps {
  item: ArchiveItem
  itemProps: ItemProps
  /** Null while nothing is being chosen; the album then links to its tracks. */
  isChosen: boolean | null
}

export function SavedAlbum({ item, itemProps, isChosen }: SavedAlbumProps) {
  const body = (
    <>
      <Cover seed={`album-${item.spotifyId}`} src={item.imageUrl} size="fill" selected={isChosen === true} />
      <b>{item.title}</b>
      <small>{item.subtitle}</small>
    </>
  )
  return (
    <Cell {...itemProps}>
      {isChosen === null ? (
        <Link to={paths.album(item.id)} draggable={false}>
          {body}
        </Link>
      ) : (
        body
      )}
    </Cell>
  )
}

const Cell = styled.div`
  ${coverCaptionCss}
  min-width: 0;
  border-radius: 16px;
  a {
    display: block;
    border-radius: 16px;
  }
`

import { useState } from 'react'
import { srcSetOf } from '#contract/pictureSizes.ts'
import { useOutboxFile } from '#src/features/chat/delivery/uploads/useOutboxFile.ts'
import type { MessageRow, RowPicture } from '#src/features/chat/rows/chatRows.ts'
import { calledBackBy } from '#src/features/chat/rows/rowAttachment.ts'
import { useObjectUrl } from '#src/lib/pictures/objectUrl.ts'
import { ImageIcon } from '#src/ui/icons/ImageIcon.tsx'
import { useFreshUrl } from '../freshUrl.ts'
import { useRoomFiles } from '../roomFiles.ts'
import { UploadRing } from '../UploadRing.tsx'
import { LostPicture } from './LostPicture.tsx'
import { pictureCss } from './PictureMessage.styles.ts'
import { sizeInBubble } from './pictureSize.ts'
import { pictureName } from './viewedPictures.ts'

interface PictureMessageProps {
  row: MessageRow
  picture: RowPicture
  /** Cancels an upload. */
  onCancel: (clientMessageId: string) => void
}

/**
 * A picture in its bubble, with the same size before and after loading. A picture sent from this phone is
 * shown from memory, dimmed until the server has it, and replaced by the server's version only once that has
 * loaded.
 */
export function PictureMessage({ row, picture, onCancel }: PictureMessageProps) {
  const files = useRoomFiles()
  const { url, attempt, state, onError, retry } = useFreshUrl(picture)
  const [loaded, setLoaded] = useState<number | null>(null)
  const isLoaded = loaded === attempt
  const local = useOwnPicture(row.clientMessageId, isLoaded)
  const { widthPx, heightPx } = sizeInBubble(picture, row.mine)
  const name = pictureName(row)
  const calledBack = calledBackBy(row)

  return (
    <span
      css={pictureCss}
      data-row-state={row.state}
      style={{ width: widthPx, aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      {!local && !isLoaded && state !== 'failed' && (
        <span className="placeholder">
          <ImageIcon size={28} />
        </span>
      )}
      {local && <img src={local} alt={url === null ? name : ''} draggable={false} />}
      {url !== null && state !== 'failed' && (
        <button
          type="button"
          aria-busy={!isLoaded}
          aria-haspopup="dialog"
          onClick={() => files?.openPicture(row.key)}
        >
          <img
            key={attempt}
            src={url}
            srcSet={srcSetOf(url) ?? undefined}
            sizes={`${widthPx}px`}
            alt={name}
            decoding="async"
            draggable={false}
            data-loaded={isLoaded}
            onLoad={() => setLoaded(attempt)}
            onError={onError}
          />
        </button>
      )}
      {url !== null && state === 'failed' && (
        <span className="lost">
          <LostPicture onRetry={retry} />
        </span>
      )}
      {calledBack !== null && (
        <span className="going">
          <UploadRing label="사진 올리는 중" share={row.uploaded} onCancel={() => onCancel(calledBack)} />
        </span>
      )}
    </span>
  )
}

/** The phone's own file, until the server's version has loaded. */
function useOwnPicture(clientMessageId: string | undefined, isLoaded: boolean): string | null {
  const promised = useOutboxFile(clientMessageId)
  const [kept, setKept] = useState<Blob | null>(null)
  const wanted = isLoaded ? null : (promised ?? kept)
  if (wanted !== kept) setKept(wanted)
  return useObjectUrl(wanted)
}

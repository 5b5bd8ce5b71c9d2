import styled from '@emotion/styled'
import { useEffect, useEffectEvent } from 'react'
import type { ChatRow } from '#src/features/chat/rows/chatRows.ts'
import { formatClock, formatDate, toInstant } from '#src/lib/time/time.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ChevronLeftIcon } from '#src/ui/icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx'
import { FullScreen } from '#src/ui/overlays/FullScreen.tsx'
import { theme } from '#src/ui/theme.ts'
import { useRoomFiles } from '../roomFiles.ts'
import { type ViewedPicture, viewedPictures } from './viewedPictures.ts'
import { ZoomedPicture } from './ZoomedPicture.tsx'

interface PictureViewerProps {
  open: boolean
  onClose: () => void
  /** The loaded rows of the conversation. */
  rows: readonly ChatRow[]
  /** The key of the shown picture's row. */
  shownKey: string | null
  onShow: (key: string) => void
}

/** The pictures of a conversation in full screen, one at a time. */
export function PictureViewer({ open, rows, shownKey, ...rest }: PictureViewerProps) {
  if (!open) return null
  const pictures = viewedPictures(rows)
  const at = pictures.findIndex(({ key }) => key === shownKey)
  return at >= 0 ? <OpenViewer pictures={pictures} at={at} {...rest} /> : null
}

interface OpenViewerProps extends Pick<PictureViewerProps, 'onClose' | 'onShow'> {
  /** Oldest first. */
  pictures: readonly ViewedPicture[]
  at: number
}

function OpenViewer({ pictures, at, onClose, onShow }: OpenViewerProps) {
  const files = useRoomFiles()
  const shown = pictures[at]!
  const { mine, senderName, dateTime, picture } = shown
  const sentAt = toInstant(dateTime)

  function step(by: 1 | -1) {
    const next = pictures[at + by]
    if (next) onShow(next.key)
  }
  // on the document, whatever has the focus; a zoomed picture has prevented the default of arrow keys by then
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <FullScreen
      title="사진 보기"
      wide
      onClose={onClose}
      bar={
        <>
          <TextButton onClick={onClose}>닫기</TextButton>
          <Places>
            <IconButton
              label="이전 사진"
              icon={<ChevronLeftIcon />}
              disabled={at === 0}
              onClick={() => step(-1)}
            />
            <span role="status">
              {at + 1} / {pictures.length}
            </span>
            <IconButton
              label="다음 사진"
              icon={<ChevronRightIcon />}
              disabled={at === pictures.length - 1}
              onClick={() => step(1)}
            />
          </Places>
          <TextButton onClick={() => files?.save({ ...picture, dateTime })}>저장</TextButton>
        </>
      }
    >
      <Head>
        <b>{mine ? '나' : senderName}</b>
        <time dateTime={dateTime}>
          {formatDate(sentAt)} {formatClock(sentAt)}
        </time>
      </Head>
      <ZoomedPicture shown={shown} onStep={step} />
    </FullScreen>
  )
}

const Head = styled.header`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: calc(12px + var(--safe-t)) 20px 12px;
  ${theme.type.caption}
  color: ${theme.color.t2};
  b {
    max-width: 100%;
    ${theme.type.body2}
    font-weight: 700;
    color: ${theme.color.t1};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Places = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  span {
    min-width: 56px;
    text-align: center;
    ${theme.type.label}
    ${theme.type.numbers}
  }
`

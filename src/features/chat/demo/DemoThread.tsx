import styled from '@emotion/styled'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { pictureCss } from '../attachments/pictures/PictureMessage.styles.ts'
import { sizeInBubble } from '../attachments/pictures/pictureSize.ts'
import { messagesCss } from '../list/ChatBubble.styles.ts'
import { ChatBubble } from '../list/ChatBubble.tsx'
import { DateDivider } from '../list/DateDivider.tsx'
import { MessageText } from '../list/MessageText.tsx'
import { SystemLine } from '../list/SystemLine.tsx'
import type { ChatRow, MessageRow } from '../rows/chatRows.ts'
import { soundPlayer } from '../voice/playback/player.ts'
import { type DemoFile, type OwnPicture, SAMPLE_SOUND } from './demoSample.ts'
import { OwnSoundBubble, SampleSoundBubble } from './DemoSounds.tsx'
import type { DemoRoom } from './useDemoRoom.ts'
import { type PretendedPlayback, usePretendedPlayback } from './usePretendedPlayback.ts'

/** The few messages of the demo, all rendered. Opens at the end, and scrolls there with every own message. */
export function DemoThread({ rows, files }: Pick<DemoRoom, 'rows' | 'files'>) {
  const log = useRef<HTMLDivElement>(null)
  const pretended = usePretendedPlayback(SAMPLE_SOUND.durationMs)
  const lastKey = rows.at(-1)?.key
  useLayoutEffect(() => {
    const box = log.current
    if (box) box.scrollTop = box.scrollHeight
  }, [lastKey])
  useEffect(() => soundPlayer.stop, [])

  function drawRow(row: ChatRow) {
    switch (row.kind) {
      case 'day':
        return <DateDivider key={row.key}>{row.label}</DateDivider>
      case 'system':
        return <SystemLine key={row.key}>{row.text}</SystemLine>
      case 'message':
        return <Message key={row.key} row={row} file={files[row.messageId]} pretended={pretended} />
      case 'unread':
      case 'fold':
        return null
    }
  }

  return (
    // only own messages arrive: nothing to announce
    <Log ref={log} role="log" aria-live="off" aria-label="대화" tabIndex={0}>
      <ChatThread>{rows.map(drawRow)}</ChatThread>
    </Log>
  )
}

interface MessageProps {
  row: MessageRow
  file: DemoFile | undefined
  pretended: PretendedPlayback
}

function Message({ row, file, pretended }: MessageProps) {
  return (
    <ChatBubble
      mine={row.mine}
      first={row.first}
      avatar={!row.mine && row.first && <Avatar memberId={row.senderId} size={36} />}
      name={row.senderName}
      time={row.timeLabel}
      dateTime={row.dateTime}
      unread={row.unreadBy}
      bare={file !== undefined}
    >
      <Content row={row} file={file} pretended={pretended} />
    </ChatBubble>
  )
}

function Content({ row, file, pretended }: MessageProps) {
  switch (file?.kind) {
    case 'ownPicture':
      return <Picture row={row} picture={file} />
    case 'sampleSound':
      return <SampleSoundBubble row={row} sound={file} pretended={pretended} />
    case 'ownSound':
      return <OwnSoundBubble row={row} sound={file} pretended={pretended} />
    default:
      return <MessageText text={row.text} />
  }
}

function Picture({ row, picture }: { row: MessageRow; picture: OwnPicture }) {
  const { widthPx, heightPx } = sizeInBubble(picture, row.mine)
  return (
    <span css={pictureCss} style={{ width: widthPx, aspectRatio: `${widthPx} / ${heightPx}` }}>
      <img src={picture.url} alt="내가 보낸 사진" draggable={false} />
    </span>
  )
}

const Log = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`

/** A thread without a virtual list. */
export const ChatThread = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding: 8px 16px 16px;
  ${messagesCss}
`

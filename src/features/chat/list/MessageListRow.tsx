import { memo } from 'react'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { PictureMessage } from '../attachments/pictures/PictureMessage.tsx'
import type { ChatRow, DayRow, FoldRow, MessageRow } from '../rows/chatRows.ts'
import { SoundMessageWhenShown } from '../voice/playback/SoundMessageWhenShown.tsx'
import { BlockedFace } from './BlockedFace.tsx'
import { ChatBubble } from './ChatBubble.tsx'
import { DateDivider } from './DateDivider.tsx'
import { FoldLine } from './FoldLine.tsx'
import { MessageText } from './MessageText.tsx'
import { SystemLine } from './SystemLine.tsx'

/** docs/product/chat.md "Writing". */
const PACED_TEXT = '잠시 후 전송됩니다.'

/** The author of a message as stored in it: they may have left the room since. */
export interface Writer {
  memberId: number
  nickname: string
}

/** Actions of a row. One object for the whole list, so that rows stay memoised. */
export interface RowActions {
  retry: (clientMessageId: string) => void
  discard: (clientMessageId: string) => void
  /** Opens the menu from the visible button; a long press opens it too. */
  openMenu: (key: string) => void
  /** Opens the member's profile. Null where it is not offered, as in a private room. */
  openMember: ((writer: Writer) => void) | null
  /** Opens or folds a run of a blocked member's messages. */
  toggleFold: (row: FoldRow) => void
  /** Opens the day picker at a day such as `2026-11-20`. Null where there is no other day. */
  openDay: ((day: string) => void) | null
}

interface MessageListRowProps {
  row: ChatRow
  /** The sender's picture; null draws the generated portrait. */
  picture: string | null
  /** Whether the row has the focus, which shows its menu button. */
  active: boolean
  /** Whether it is the message just found by a search. */
  lit: boolean
  actions: RowActions
}

export const MessageListRow = memo(function MessageListRow({ row, ...rest }: MessageListRowProps) {
  switch (row.kind) {
    case 'day':
      return <DayDivider row={row} open={rest.actions.openDay} />
    case 'unread':
      return (
        <p className="unread-divider">
          <span>{row.label}</span>
        </p>
      )
    case 'system':
      return <SystemLine>{row.text}</SystemLine>
    case 'fold':
      return <FoldLine row={row} onToggle={rest.actions.toggleFold} />
    case 'message':
      return <Message row={row} {...rest} />
  }
})

function DayDivider({ row: { label, day }, open }: { row: DayRow; open: RowActions['openDay'] }) {
  return (
    <DateDivider dateTime={day} onPick={open ? () => open(day) : undefined}>
      {label}
    </DateDivider>
  )
}

function Message({ row, picture, active, lit, actions }: MessageListRowProps & { row: MessageRow }) {
  const { clientMessageId } = row
  return (
    <ChatBubble
      rowKey={row.key}
      lit={lit}
      hidden={row.isHidden}
      mine={row.mine}
      first={row.first}
      nameless={row.isBlocked}
      state={row.state === 'waiting' ? 'sending' : row.state}
      avatar={!row.mine && row.first && <Face row={row} picture={picture} open={actions.openMember} />}
      name={row.senderName}
      time={row.timeLabel}
      dateTime={row.dateTime}
      unread={row.unreadBy}
      bare={row.attachment !== undefined}
      note={noteOf(row)}
      onRetry={clientMessageId === undefined ? undefined : () => actions.retry(clientMessageId)}
      onDelete={clientMessageId === undefined ? undefined : () => actions.discard(clientMessageId)}
      action={
        active &&
        !row.isHidden && (
          <IconButton
            label="더보기"
            aria-haspopup="menu"
            kind="s3"
            icon={<MoreIcon />}
            onClick={() => actions.openMenu(row.key)}
          />
        )
      }
    >
      <Content row={row} actions={actions} />
    </ChatBubble>
  )
}

function noteOf({ state, failure, isPaced }: MessageRow): string | undefined {
  if (state === 'failed') return failure
  return isPaced ? PACED_TEXT : undefined
}

function Content({ row, actions }: { row: MessageRow; actions: RowActions }) {
  switch (row.attachment?.kind) {
    case 'picture':
      return <PictureMessage row={row} picture={row.attachment} onCancel={actions.discard} />
    case 'sound':
      return <SoundMessageWhenShown row={row} sound={row.attachment} onCancel={actions.discard} />
    default:
      return <MessageText text={row.text} />
  }
}

interface FaceProps {
  row: MessageRow
  picture: string | null
  open: RowActions['openMember']
}

/** `senderId` 0 stands for a deleted member, who has no profile. */
function Face({ row: { senderId, senderName, isBlocked }, picture, open }: FaceProps) {
  if (isBlocked) return <BlockedFace />
  const face = <Avatar memberId={senderId} src={picture} size={36} />
  if (!open || senderId === 0) return face
  return (
    <button
      type="button"
      className="face-button"
      aria-label={`${senderName} 보기`}
      onClick={() => open({ memberId: senderId, nickname: senderName })}
    >
      {face}
    </button>
  )
}

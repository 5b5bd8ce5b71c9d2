import type { ReactNode } from 'react'
import { RetryIcon } from '#src/ui/icons/RetryIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

interface ChatBubbleProps {
  mine: boolean
  /** The first of a run by one sender: avatar and name, the small corner, the wider gap above. */
  first: boolean
  /** Of a blocked member: what stands for the name and the words is dimmed. */
  nameless?: boolean | undefined
  /** `waiting` looks like `sending`. */
  state?: 'sent' | 'sending' | 'waiting' | 'failed'
  /** Size 36; only for others' messages, shown on the first of a run. */
  avatar?: ReactNode
  name?: string
  /** `오후 5:40`, on the last message of a minute. */
  time?: string
  /** Machine-readable time. */
  dateTime?: string
  /** The number of people who have not read it; hidden at 0. */
  unread?: number
  /** The content draws its own background: a picture, an AudioBubble. */
  bare?: boolean
  /** Beside the bubble for the keyboard, such as a menu button. */
  action?: ReactNode
  /** Below everything: why it is not sent. */
  note?: string | undefined
  onRetry?: () => void
  onDelete?: () => void
  /** Finds the row in the page. */
  rowKey?: string
  /** Whether it is the message just found by a search. */
  lit?: boolean
  /** Hidden by moderators: drawn quieter. */
  hidden?: boolean | undefined
  children: ReactNode
}

/**
 * One message, appearance only: `state` gives the sending state. The thread brings its styles
 * (`messagesCss`), and it has few elements, because a long room renders dozens of them per scrolled second.
 */
export function ChatBubble(props: ChatBubbleProps) {
  const { mine, first, state = 'sent', avatar, name, time, dateTime, unread = 0, bare = false } = props
  return (
    <div
      className="message"
      data-key={props.rowKey}
      data-mine={mine}
      data-first={first}
      data-state={state}
      data-lit={props.lit || undefined}
      data-nameless={props.nameless}
      data-hidden={props.hidden || undefined}
      tabIndex={props.rowKey === undefined ? undefined : -1}
    >
      {first && avatar && <span className="face">{avatar}</span>}
      {!mine && first && name && <p className="who">{name}</p>}
      <div className="bubble" data-bare={bare || undefined}>
        {props.children}
      </div>
      {(state === 'sending' || state === 'waiting') && <VisuallyHidden>보내는 중</VisuallyHidden>}
      {state === 'sent' && (time || unread > 0) && (
        <span className="meta">
          {unread > 0 && (
            <b>
              {unread}
              <VisuallyHidden>명이 읽지 않음</VisuallyHidden>
            </b>
          )}
          {time && <time dateTime={dateTime}>{time}</time>}
        </span>
      )}
      {state === 'failed' && (
        <div className="failed">
          <button type="button" onClick={props.onRetry}>
            <RetryIcon size={16} />
            전송하지 못했어요 · 다시 보내기
          </button>
          {props.onDelete && (
            <button type="button" onClick={props.onDelete}>
              삭제
            </button>
          )}
        </div>
      )}
      {props.note && <p className="note">{props.note}</p>}
      {props.action}
    </div>
  )
}

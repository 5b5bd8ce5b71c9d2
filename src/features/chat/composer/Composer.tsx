import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { graphemeCount } from '#contract/text.ts'
import { watchEnter } from '#src/lib/page/ime.ts'
import { InputBar, InputBarField } from '#src/ui/controls/fields/InputBar.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SendIcon } from '#src/ui/icons/SendIcon.tsx'
import { Counter, Note } from '../inputArea.styles.ts'

/** The counter appears here, so that it does not nag about ordinary messages. */
const COUNTED_FROM_CHARS = 900
const DRAFT_KEPT_AFTER_MS = 300

interface ComposerProps {
  /** What was left unsent in this room; taken over while nothing is typed, for it may come late out of the storage. */
  draft: string
  /** The text to keep: soon after a change, at once when it was sent or the room is left. Read once: mount one composer per room. */
  onDraft: (text: string) => void
  /** Every change, at once. */
  onTyping?: (text: string) => void
  /** Trimmed, not empty, within the limit. False when it was not taken: then it stays in the field. */
  onSend: (text: string) => boolean
  /** What stands before the field. */
  start?: ReactNode
  /** What stands behind the field as long as there is nothing to send; else the button that cannot be pressed yet. */
  idleEnd?: ReactNode
  /** A panel is open below. */
  attached?: boolean
  onFocus?: () => void
  /** Files that were pasted instead of words. */
  onPasteFiles?: (files: File[]) => void
}

export function Composer(props: ComposerProps) {
  const { draft, onDraft, onTyping, onSend, start, idleEnd, attached, onFocus, onPasteFiles } = props
  const [text, setText] = useState(draft)
  const [knownDraft, setKnownDraft] = useState(draft)
  if (draft !== knownDraft) {
    setKnownDraft(draft)
    if (text === '') setText(draft)
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const keeper = useDraftKeeper(onDraft)
  const enter = useEnter(area)
  // fewer UTF-16 units than this means fewer graphemes too: nothing to count while typing ordinary messages
  const count = text.length < COUNTED_FROM_CHARS ? 0 : graphemeCount(text.trim())
  const excess = count - MESSAGE_MAX_CHARS

  function send() {
    const field = area.current
    if (!field) return
    enter.finishComposition()
    const content = field.value.trim()
    if (content !== '' && graphemeCount(content) <= MESSAGE_MAX_CHARS && onSend(content)) {
      setText('')
      keeper.write('')
      keeper.flush()
    }
    field.focus()
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const meant = enter.keyPressed(event)
    if (meant === 'none') return
    event.preventDefault()
    if (meant === 'send') send()
  }

  /** A table or a page brings a picture of itself along; whoever pastes it means the words. */
  function handlePaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (!onPasteFiles || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    onPasteFiles(files)
  }

  const isEmpty = text.trim() === ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Note data-empty={count === 0}>
        <p id={hintId} role="status">
          {excess > 0 && `메시지는 ${MESSAGE_MAX_CHARS}자까지 보낼 수 있습니다. ${excess}자를 줄여 주세요.`}
        </p>
        {count > 0 && (
          <Counter data-over={excess > 0}>
            {count}/{MESSAGE_MAX_CHARS}
          </Counter>
        )}
      </Note>
      <InputBar
        start={start}
        attached={attached}
        end={
          isEmpty && idleEnd ? (
            idleEnd
          ) : (
            <IconButton
              // another button than the one before it, not that one with another meaning
              key="send"
              type="submit"
              kind="red"
              label="보내기"
              icon={<SendIcon />}
              disabled={isEmpty}
              // pressing it leaves the focus, and with it the keyboard of a phone, where it is
              onMouseDown={(event) => event.preventDefault()}
            />
          )
        }
      >
        <InputBarField
          ref={area}
          name="message"
          value={text}
          placeholder="메시지를 입력하세요"
          aria-label="메시지"
          aria-describedby={hintId}
          aria-invalid={excess > 0}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value)
            keeper.write(event.target.value)
            onTyping?.(event.target.value)
          }}
          onFocus={onFocus}
          onPaste={handlePaste}
          onKeyDown={handleKey}
          onCompositionStart={enter.compositionStarted}
          onCompositionEnd={enter.compositionEnded}
        />
      </InputBar>
    </form>
  )
}

/** Reports a draft once typing pauses, and whatever is pending when the page or the room is left. */
function useDraftKeeper(onDraft: (text: string) => void) {
  const [keeper] = useState(() => {
    let pending: string | null = null
    let timer: ReturnType<typeof setTimeout>
    function flush() {
      clearTimeout(timer)
      if (pending === null) return
      onDraft(pending)
      pending = null
    }
    function write(text: string) {
      pending = text
      clearTimeout(timer)
      timer = setTimeout(flush, DRAFT_KEPT_AFTER_MS)
    }
    return { write, flush }
  })
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  return keeper
}

function useEnter(area: { current: HTMLTextAreaElement | null }) {
  const [watch] = useState(watchEnter)
  const composing = useRef(false)

  useEffect(() => {
    const field = area.current
    // React's onBeforeInput is another event: it knows no inputType
    const refuse = (event: InputEvent) => {
      if (watch.refuses(event.inputType)) event.preventDefault()
    }
    field?.addEventListener('beforeinput', refuse)
    return () => field?.removeEventListener('beforeinput', refuse)
  }, [area, watch])

  return {
    keyPressed: ({ nativeEvent }: KeyboardEvent) => watch.keyPressed(nativeEvent),
    compositionStarted() {
      composing.current = true
    },
    compositionEnded(event: { timeStamp: number }) {
      composing.current = false
      watch.compositionEnded(event.timeStamp)
    },
    /** The send button was tapped in the middle of a syllable: losing the focus commits it, else it would come back into the empty field. */
    finishComposition() {
      if (composing.current) area.current?.blur()
    },
  }
}

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
import { graphemeCount, isBlank } from '#contract/text.ts'
import { watchEnter } from '#src/lib/page/watchEnter.ts'
import { InputBar, InputBarField } from '#src/ui/controls/fields/InputBar.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SendIcon } from '#src/ui/icons/SendIcon.tsx'
import { Counter, Note } from '../inputArea.styles.ts'

/** The counter appears from this length on, so that it does not distract in ordinary messages. */
const COUNTED_FROM_CHARS = 900
const DRAFT_KEPT_AFTER_MS = 300

interface ComposerProps {
  /** The room's stored draft; used only while the field is empty, because it may load late. */
  draft: string
  /**
   * Stores the text: soon after a change, at once when it was sent or the room is left. Captured on mount:
   * mount one composer per room.
   */
  onDraft: (text: string) => void
  /** Called at once with every change. */
  onTyping?: (text: string) => void
  /**
   * Trimmed, not empty, within the limit. Returns false when it was not taken: the text then stays in the
   * field.
   */
  onSend: (text: string) => boolean
  /** The navigation that asked for the field, such as 답장 in a notification; each one focuses it once. */
  focusedBy?: string | null
  /** Shown before the field. */
  start?: ReactNode
  /** Shown after the field while it is empty; by default the disabled send button. */
  idleEnd?: ReactNode
  /** Whether a panel is open below. */
  attached?: boolean
  onFocus?: () => void
  /** Files that were pasted without text. */
  onPasteFiles?: (files: File[]) => void
}

export function Composer(props: ComposerProps) {
  const { draft, onDraft, onTyping, onSend, start, idleEnd, attached, onFocus, onPasteFiles } = props
  const { focusedBy = null } = props
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
  useEffect(() => {
    if (focusedBy !== null) area.current?.focus()
  }, [focusedBy])
  // the grapheme count is at most the number of UTF-16 units: ordinary messages need no counting
  const count = text.length < COUNTED_FROM_CHARS ? 0 : graphemeCount(text.trim())
  const excess = count - MESSAGE_MAX_CHARS

  function send() {
    const field = area.current
    if (!field) return
    enter.finishComposition()
    const content = field.value.trim()
    if (!isBlank(content) && graphemeCount(content) <= MESSAGE_MAX_CHARS && onSend(content)) {
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

  /** A copied table or page contains a picture of itself beside its text: then the text is pasted. */
  function handlePaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (!onPasteFiles || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    onPasteFiles(files)
  }

  const isEmpty = isBlank(text)
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
              // a new button, not the previous one with another meaning
              key="send"
              type="submit"
              kind="red"
              label="보내기"
              icon={<SendIcon />}
              disabled={isEmpty}
              // keeps the focus, and with it a phone's keyboard, in the field
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

/** Reports a draft once typing pauses, and any pending draft when the page or the room is left. */
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
    // React's onBeforeInput is a different event without inputType
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
    /**
     * The send button was tapped during a composition: blurring commits the syllable, which would otherwise
     * reappear in the emptied field.
     */
    finishComposition() {
      if (composing.current) area.current?.blur()
    },
  }
}

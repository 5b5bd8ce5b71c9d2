import styled from '@emotion/styled'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import { MESSAGE_SEARCH_MAX_CHARS } from '#contract/limits.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { isComposingKey } from '#src/lib/page/ime.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { BackIcon } from '#src/ui/icons/BackIcon.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { useBackToClose } from '#src/ui/overlays/useBackToClose.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { jumpTo, type PastReadState } from '../past/pastReads.ts'
import { MatchList } from './MatchList.tsx'
import { MatchSteps } from './MatchSteps.tsx'
import { type Matches, type Search, useMatches } from './useMatches.ts'

interface RoomSearchProps {
  open: boolean
  onClose: () => void
  roomId: number
  people: readonly MemberInfo[]
  /** Whether its list covers the room, which must then be inert. */
  onCover: (covers: boolean) => void
}

/**
 * The search in a room: a field in place of the header, and its matches over the messages. A chosen match is
 * shown in the conversation, with buttons to the next and previous match in place of the composer. Back and
 * Escape lead from a match to the list, and from the list to the previous view of the room.
 */
export function RoomSearch({ open, ...rest }: RoomSearchProps) {
  return open ? <OpenSearch {...rest} /> : null
}

function OpenSearch({ onClose, roomId, people, onCover }: Omit<RoomSearchProps, 'open'>) {
  const [text, setText] = useState('')
  const search = useMatches(roomId, text)
  const matches = search.status === 'found' ? search.matches : null
  const { at, going, go, forget } = useSteps(roomId, matches)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = at === null ? undefined : matches?.messages[at]
  const covers = shown === undefined

  useBackToClose(true, onClose)
  useBackToClose(!covers, toList)
  useEffect(() => {
    onCover(covers)
    return () => onCover(false)
  }, [covers, onCover])
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  function toList() {
    forget()
    list.current?.focus({ preventScroll: true })
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposingKey(event)) return
    // otherwise the browser clears the field
    event.preventDefault()
    if (shown) toList()
    else onClose()
  }

  return (
    <div ref={box} role="presentation" css={{ display: 'contents' }} onKeyDown={leave}>
      <Bar>
        {/* the room's own heading is inert meanwhile */}
        <VisuallyHidden as="h1">대화 내용 검색</VisuallyHidden>
        <IconButton label="검색 닫기" icon={<BackIcon />} onClick={onClose} />
        <Field
          label="대화 내용 검색"
          placeholder="대화 내용 검색"
          maxLength={MESSAGE_SEARCH_MAX_CHARS}
          value={text}
          onChange={(next) => {
            forget()
            setText(next)
          }}
          onEnter={() => void go(0)}
        />
      </Bar>
      <VisuallyHidden role="status">{spoken(search, at, shown)}</VisuallyHidden>
      <Results ref={list} tabIndex={-1} data-behind={!covers} inert={!covers}>
        <Found search={search} people={people} going={going} onPick={(index) => void go(index)} />
      </Results>
      {matches && at !== null && shown && (
        <MatchSteps
          at={at}
          count={matches.messages.length}
          hasMore={matches.hasMore}
          isGoing={going !== null}
          onGo={(index) => void go(index)}
          onList={toList}
        />
      )}
    </div>
  )
}

interface FoundProps {
  search: Search
  people: readonly MemberInfo[]
  going: number | null
  onPick: (index: number) => void
}

function Found({ search, people, going, onPick }: FoundProps) {
  switch (search.status) {
    case 'idle':
      return <EmptyState art="none" title="나눈 이야기를 찾아보세요" help="초성만 써도 찾을 수 있어요." />
    case 'loading':
      return <SkeletonRows count={6} thumb="circle" label="메시지를 찾는 중" />
    case 'failed':
      return (
        <ReadFailure
          ofSearch
          error={search.error}
          title="메시지를 찾지 못했습니다."
          help={failureHelp(search.error)}
          onRetry={search.retry}
        />
      )
    case 'found':
      if (search.matches.messages.length === 0)
        return <EmptyState art="none" title="찾는 메시지가 없어요" help="다른 말로 찾아보세요." />
      return (
        <MatchList
          key={search.text}
          typed={search.text}
          matches={search.matches}
          people={people}
          going={going}
          onPick={onPick}
        />
      )
  }
}

/** The text for screen readers: the number of matches, or the match that is shown. */
function spoken(search: Search, at: number | null, shown: ChatMessage | undefined): string {
  if (search.status !== 'found') return ''
  const { messages, hasMore } = search.matches
  if (shown && at !== null) return `${at + 1}번째 메시지, ${shown.senderName}: ${shown.content}`
  return `메시지 ${messages.length}개${hasMore ? ' 이상' : ''}`
}

/** The shown match and the way to another one. A failed step changes nothing. */
function useSteps(roomId: number, matches: Matches | null) {
  const dispatch = useDispatch<ChatDispatch<PastReadState>>()
  const [at, setAt] = useState<number | null>(null)
  const [going, setGoing] = useState<number | null>(null)
  /**
   * Incremented when another match is chosen or the text changes: the result of an earlier step is then
   * ignored.
   */
  const way = useRef(0)

  async function go(index: number): Promise<void> {
    if (!matches || matches.messages.length === 0) return
    way.current += 1
    const mine = way.current
    setGoing(index)
    let known: Pick<Matches, 'messages' | 'hasMore'> | null = matches
    while (known && known.messages[index] === undefined && known.hasMore) known = await matches.readOn()
    if (mine !== way.current) return
    const messageId = known?.messages[index]?.messageId
    // there was no further match
    if (known && messageId === undefined) return setGoing(null)
    const end =
      messageId === undefined
        ? null
        : await dispatch(jumpTo({ roomId, messageId, opening: { at: 'message', messageId } }))
    if (mine !== way.current) return
    setGoing(null)
    if (end?.kind === 'there') setAt(index)
    else if (end?.kind !== 'overtaken')
      dispatch(toastShown({ text: '메시지로 이동하지 못했습니다.', tone: 'error' }))
  }

  function forget() {
    way.current += 1
    setAt(null)
    setGoing(null)
  }

  return { at, going, go, forget }
}

const HEAD = 'calc(var(--header-h) + var(--safe-t))'

const Bar = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${theme.z.header};
  display: flex;
  align-items: center;
  gap: 4px;
  height: ${HEAD};
  padding: var(--safe-t) 16px 0 8px;
  background: ${theme.color.bg};
  box-shadow: 0 1px 0 ${theme.color.line};
`

const Field = styled(SearchForm)`
  flex: 1;
  min-width: 0;
`

/* Hidden with `visibility` behind the messages: `display: none` would lose the scroll position. */
const Results = styled.div`
  position: absolute;
  inset: ${HEAD} 0 0;
  z-index: ${theme.z.header};
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-bottom: var(--safe-b);
  background: ${theme.color.bg};
  outline: none;
  &[data-behind='true'] {
    visibility: hidden;
  }
`

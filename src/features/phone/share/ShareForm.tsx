import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import {
  conversationOf,
  RoomChooser,
  type Sending,
  sendableRooms,
  useSendTo,
} from '#src/features/chat/public.ts'
import { formWiring } from '#src/lib/form/formWiring.ts'
import { useKeptWords } from '#src/lib/page/keptWords.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { BoxField } from '#src/ui/controls/fields/BoxField.tsx'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { theme } from '#src/ui/theme.ts'
import { SharedCards } from './SharedCards.tsx'
import { type SharedItem, whyTooLong } from './sharedItems.ts'
import { usePreparedFiles } from './usePreparedFiles.ts'

/** Where the word more is kept while the screen is open. */
export const SHARE_WORDS = 'share'

const NOT_SENT_TEXT = '보내지 못했습니다. 다시 시도해 주세요.'

interface ShareFormProps {
  /** At least one. */
  shared: readonly SharedItem[]
  /** At least one that can be sent to. */
  rooms: readonly RoomInfo[]
  /** Called when all of it is on its way, before the conversation opens. */
  onSent: () => void
  /** Called when the last card is to be left out. */
  onLeaveOutLast: () => void
}

/** What is sent, to whom, and one word more. */
export function ShareForm({ shared, rooms, onSent, onLeaveOutLast }: ShareFormProps) {
  const hintId = useId()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const sendTo = useSendTo()
  const me = useSelector(selectMemberId)
  const [items, setItems] = useState(shared)
  const [typed, setTyped] = useState('')
  const [words, setWords] = useKeptWords(SHARE_WORDS)
  const limited = useLimitedText(MESSAGE_MAX_CHARS, setWords)
  const choices = sendableRooms(rooms)
  const [chosenId, choose] = useState(choices[0]!.roomId)
  // left or gone meanwhile
  const room = choices.find(({ roomId }) => roomId === chosenId)
  const [isSending, setSending] = useState(false)
  const prepared = usePreparedFiles(items)

  const isReading = items.some(({ key, kind }) => kind === 'file' && prepared[key] === undefined)
  const sendable = items.flatMap((item): { key: string; sending: Sending }[] => {
    const { key } = item
    if (item.kind === 'words')
      return whyTooLong(item) === null ? [{ key, sending: { words: item.content } }] : []
    const file = prepared[key]
    return file && 'picked' in file ? [{ key, sending: { file: file.picked } }] : []
  })

  async function send() {
    if (!room || isSending || sendable.length === 0) return
    setSending(true)
    const word = words.trim()
    const all = [...sendable.map(({ sending }) => sending), ...(word === '' ? [] : [{ words: word }])]
    const taken = await sendTo(room, all)
    if (taken < all.length) {
      setSending(false)
      // trying again must not send those twice
      const sent = sendable.slice(0, taken).map(({ key }) => key)
      setItems(items.filter(({ key }) => !sent.includes(key)))
      dispatch(toastShown({ text: NOT_SENT_TEXT, tone: 'error' }))
      return
    }
    onSent()
    void navigate(conversationOf(room), { replace: true })
  }

  function leaveOut(key: string) {
    const rest = items.filter((item) => item.key !== key)
    if (rest.length > 0) setItems(rest)
    else onLeaveOutLast()
  }

  return (
    <>
      <Top>
        <SharedCards items={items} prepared={prepared} onLeaveOut={leaveOut} />
        <SearchForm
          label="방 이름이나 멤버"
          placeholder="방 이름이나 멤버"
          value={typed}
          onChange={setTyped}
        />
      </Top>
      <Head>최근 대화</Head>
      <RoomChooser rooms={rooms} me={me} typed={typed} chosenId={room?.roomId ?? null} onChoose={choose} />
      <Dock>
        <form {...formWiring(() => void send())}>
          <BoxField
            label="한마디 덧붙이기"
            placeholder="한마디 덧붙이기"
            name="words"
            autoComplete="off"
            value={words}
            {...limited}
          />
          <Hint id={hintId} role="alert">
            {!room && '보낼 방을 골라주세요.'}
          </Hint>
          <Button
            kind="red"
            block
            type="submit"
            disabled={!room || (!isReading && sendable.length === 0)}
            loading={isReading || isSending}
            loadingLabel={isReading ? '준비 중...' : '보내는 중...'}
            aria-describedby={hintId}
          >
            <Clip>{room ? `${room.chatName}에 보내기` : '보내기'}</Clip>
          </Button>
        </form>
      </Dock>
    </>
  )
}

const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 8px var(--gutter) 0;
`

const Head = styled.h2`
  padding: 20px var(--gutter) 4px;
  ${theme.type.label}
  color: ${theme.color.t2};
`

const Hint = styled.p`
  padding-top: 10px;
  ${theme.type.label}
  color: ${theme.color.redText};
  &:not(:empty) {
    padding-bottom: 10px;
  }
`

const Clip = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

import styled from '@emotion/styled'
import { useState } from 'react'
import { REQUEST_MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { theme } from '#src/ui/theme.ts'
import type { RequestKind } from './requestTexts.ts'
import { useSendRequest } from './useSendRequest.ts'

interface RequestDialogProps {
  open: boolean
  onClose: () => void
  kind: RequestKind
  member: { memberId: number; nickname: string }
}

/** Each kind has its own message. */
const NO_MESSAGES: Readonly<Record<RequestKind, string>> = { chat: '', friend: '' }

const TITLES: Readonly<Record<RequestKind, (name: string) => string>> = {
  chat: (name) => `${name}님에게 채팅 요청`,
  friend: (name) => `${name}님에게 친구 신청`,
}

/**
 * The dialog for a request with a message of up to 50 characters (docs/product/friends.md "Asking from a
 * profile"). While it is being sent, the dialog stays open and its buttons have no effect. A request that
 * fails keeps the dialog and its message.
 */
export function RequestDialog({ open, onClose, kind, member }: RequestDialogProps) {
  const [messages, setMessages] = useState(NO_MESSAGES)
  const message = messages[kind]
  const write = (text: string) => setMessages((all) => ({ ...all, [kind]: text }))
  const limited = useLimitedText(REQUEST_MESSAGE_MAX_CHARS, write)
  const { send, isSending } = useSendRequest(member.memberId)
  const close = () => {
    if (!isSending) onClose()
  }

  async function handleSend() {
    if (!(await send(kind, message.trim()))) return
    write('')
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={TITLES[kind](member.nickname)}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            취소
          </Button>
          <Button
            kind={isSending ? 'default' : 'red'}
            css={isSending && offCss}
            loading={isSending}
            loadingLabel="전송 중..."
            onClick={() => void handleSend()}
          >
            보내기
          </Button>
        </>
      }
    >
      <Field>
        <TextArea
          label="함께 보낼 말"
          hideLabel
          data-autofocus
          rows={3}
          readOnly={isSending}
          placeholder="인사를 남겨보세요."
          helper={`${REQUEST_MESSAGE_MAX_CHARS}자 제한`}
          maxGraphemes={REQUEST_MESSAGE_MAX_CHARS}
          value={message}
          {...limited}
        />
      </Field>
    </Dialog>
  )
}

/* both buttons look disabled; this one keeps the focus */
const offCss = { color: theme.color.tOffDialog }

const Field = styled.div`
  margin-top: 16px;
`

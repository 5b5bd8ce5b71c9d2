import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { OtherProfile } from '#contract/http/profile/profile.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { FriendButton } from './FriendButton.tsx'
import { CHAT_REQUESTED_TEXT, type RequestKind } from './requestTexts.ts'

const RequestDialog = loadedWhenOpen(() => import('./RequestDialog.tsx').then((part) => part.RequestDialog))

/** The buttons for a friend request and a chat request. */
export function RequestDock({ member }: { member: OtherProfile }) {
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<RequestKind>('chat')
  const chat = useRef<HTMLButtonElement>(null)
  const dispatch = useDispatch()
  const sayIsSent = () => dispatch(toastShown({ text: CHAT_REQUESTED_TEXT, tone: 'ok' }))
  const ask = (asked: RequestKind) => {
    setKind(asked)
    setOpen(true)
  }
  return (
    <Dock>
      <Pair>
        <FriendButton member={member} onAsk={() => ask('friend')} beside={chat} />
        {/* one element in both states, because the dialog returns the focus to it */}
        <Button
          ref={chat}
          kind={member.chatRequested ? 'default' : 'red'}
          aria-haspopup={member.chatRequested ? undefined : 'dialog'}
          onClick={member.chatRequested ? sayIsSent : () => ask('chat')}
        >
          {member.chatRequested ? <CheckIcon size={20} /> : <ChatIcon size={20} />}
          {member.chatRequested ? '요청 보냄' : '채팅 요청'}
        </Button>
      </Pair>
      <RequestDialog open={open} onClose={() => setOpen(false)} kind={kind} member={member} />
    </Dock>
  )
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > button {
    flex: 1;
    padding: 0 8px;
  }
`

import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import type { OtherProfile } from '#contract/http/profile/profile.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { FriendButton } from './FriendButton.tsx'
import type { RequestKind } from './requestTexts.ts'

const RequestDialog = loadedWhenOpen(() => import('./RequestDialog.tsx').then((part) => part.RequestDialog))

/** The buttons for a friend request and a chat request. */
export function RequestDock({ member }: { member: OtherProfile }) {
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<RequestKind>('chat')
  const chat = useRef<HTMLButtonElement>(null)
  const ask = (asked: RequestKind) => {
    setKind(asked)
    setOpen(true)
  }
  return (
    <Dock>
      <Pair>
        <FriendButton member={member} onAsk={() => ask('friend')} beside={chat} />
        <Button ref={chat} kind="red" onClick={() => ask('chat')}>
          <ChatIcon size={20} />
          채팅 요청
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

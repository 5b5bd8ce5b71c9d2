import styled from '@emotion/styled'
import { useState } from 'react'
import type { OtherProfile } from '#contract/http/profile.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dock } from '#src/ui/Dock.tsx'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { UserPlusIcon } from '#src/ui/icons/UserPlusIcon.tsx'
import { loadedWhenOpen } from '#src/ui/loadedWhenOpen.ts'
import type { RequestKind } from './requestTexts.ts'

const RequestDialog = loadedWhenOpen(() => import('./RequestDialog.tsx').then((part) => part.RequestDialog))

/** The two ways to reach somebody. Who is a friend already needs no friend request. */
export function RequestDock({ member }: { member: OtherProfile }) {
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<RequestKind>('chat')
  const ask = (asked: RequestKind) => {
    setKind(asked)
    setOpen(true)
  }
  return (
    <Dock>
      <Pair>
        <Button disabled={member.friend} onClick={() => ask('friend')}>
          <UserPlusIcon size={20} />
          {member.friend ? '친구' : '친구 신청'}
        </Button>
        <Button kind="red" onClick={() => ask('chat')}>
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
  gap: 8px;
  > button {
    flex: 1;
    padding: 0 8px;
  }
`

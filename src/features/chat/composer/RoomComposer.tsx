import { useLocation } from 'react-router-dom'
import { PushAskWhenDue } from '#src/features/notifications/public.ts'
import { REPLY_HASH } from '#src/lib/push/replyHash.ts'
import type { RoomKind } from '../timeline/roomList.ts'
import { TypingLine } from '../typing/TypingLine.tsx'
import { useTyping } from '../typing/useTyping.ts'
import { AttachComposer } from './AttachComposer.tsx'
import { useComposer } from './useComposer.ts'
import { useScheduleLog } from './useScheduleLog.ts'

interface RoomComposerProps {
  roomId: number
  kind: RoomKind
  /** The other person; null: a group. */
  name: string | null
}

/** The composer of one room. A component of its own, so that storing a draft renders nothing else. */
export function RoomComposer({ roomId, kind, name }: RoomComposerProps) {
  const { draft, keepDraft, submit, submitFile } = useComposer(roomId, kind)
  const { hash, key } = useLocation()
  return (
    <>
      <TypingLine roomId={roomId} />
      <PushAskWhenDue roomId={roomId} name={name} />
      <AttachComposer
        focusedBy={hash === REPLY_HASH ? key : null}
        onTyping={useTyping(roomId)}
        draft={draft}
        onDraft={keepDraft}
        onSend={submit}
        onFile={submitFile}
        onSchedule={useScheduleLog(roomId)}
      />
    </>
  )
}

import type { RoomKind } from '../timeline/roomList.ts'
import { TypingLine } from '../typing/TypingLine.tsx'
import { useTyping } from '../typing/useTyping.ts'
import { AttachComposer } from './AttachComposer.tsx'
import { useComposer } from './useComposer.ts'
import { useScheduleLog } from './useScheduleLog.ts'

/** The composer of one room. A component of its own, so that storing a draft renders nothing else. */
export function RoomComposer({ roomId, kind }: { roomId: number; kind: RoomKind }) {
  const { draft, keepDraft, submit, submitFile } = useComposer(roomId, kind)
  return (
    <>
      <TypingLine roomId={roomId} />
      <AttachComposer
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

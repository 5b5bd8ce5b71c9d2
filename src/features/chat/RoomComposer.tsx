import { Composer } from './Composer.tsx'
import type { RoomKind } from './roomList.ts'
import { useComposer } from './useComposer.ts'

/** The field of one room. By itself, so that keeping a draft draws nothing else. */
export function RoomComposer({ roomId, kind }: { roomId: number; kind: RoomKind }) {
  const { draft, keepDraft, submit } = useComposer(roomId, kind)
  return <Composer draft={draft} onDraft={keepDraft} onSend={submit} />
}

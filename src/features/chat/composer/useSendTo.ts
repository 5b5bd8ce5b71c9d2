import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { messageSubmitted, type Submission } from '../delivery/outboxSlice.ts'
import type { SendableRoom } from '../delivery/sendableRoom.ts'
import { filesLater } from '../delivery/uploads/filesLater.ts'
import type { PickedFile } from '../delivery/uploads/pickedFile.ts'

/** What is sent at once, in this order. */
export type Sending = { words: string } | { file: PickedFile }

/**
 * Sends to a room that is not open. Everything waits in the outbox as if it were written there, so it
 * survives a reload and a broken connection. Resolves to the number that was taken, in order: what follows
 * the first one that could not be taken is not sent.
 */
export function useSendTo(): (room: SendableRoom, all: readonly Sending[]) => Promise<number> {
  const dispatch = useDispatch<ChatDispatch<WithAuth>>()
  const me = useSelector(selectMemberId)
  // loaded before it is needed, because the connection may be gone by then
  useEffect(() => void filesLater.load().catch(() => {}), [])
  return useCallback(
    async (room, all) => {
      if (me === null) return 0
      const to = addressOf(room, me)
      const delivery = await filesLater.load().catch(() => null)
      for (const [taken, one] of all.entries()) {
        if ('words' in one) {
          dispatch(messageSubmitted({ ...to, content: one.words }))
          continue
        }
        if (!delivery) return taken
        const { submitFile, outboxFiles } = delivery
        // one after the other: each is stored before its message is written
        // eslint-disable-next-line no-await-in-loop
        const isTaken = await dispatch(submitFile(outboxFiles, to, one.file)).catch(() => false)
        if (!isTaken) return taken
      }
      return all.length
    },
    [dispatch, me],
  )
}

function addressOf(room: SendableRoom, senderId: number): Omit<Submission, 'content'> {
  const { roomId, roomType } = room
  if (roomType === 'GROUP') return { roomId, kind: 'GROUP', receiverId: null, senderId }
  const other = roomType === 'PRIVATE' ? room.memberInfo : room.memberInfos[0]
  return { roomId, kind: 'PRIVATE', receiverId: other?.memberId ?? null, roomType, senderId }
}

import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { filesLater } from '../delivery/uploads/filesLater.ts'
import type { PickedSound } from '../delivery/uploads/pickedFile.ts'

interface Addressee {
  roomId: number
  /** The band's manager. */
  receiverId: number
}

/**
 * Sends a sound to the room of an application that is not open yet. It waits in the outbox like one sent from
 * the room, so it survives a reload and a broken connection. Resolves to false if it could not be taken.
 */
export function useSendSound(): (to: Addressee, sound: PickedSound) => Promise<boolean> {
  const dispatch = useDispatch<ChatDispatch<WithAuth>>()
  const senderId = useSelector(selectMemberId)
  return useCallback(
    async ({ roomId, receiverId }, sound) => {
      const delivery = await filesLater.load().catch(() => null)
      if (!delivery || senderId === null) return false
      const { submitFile, outboxFiles } = delivery
      const submission = {
        roomId,
        kind: 'PRIVATE',
        receiverId,
        roomType: 'BAND-APPLICANT',
        senderId,
      } as const
      return dispatch(submitFile(outboxFiles, submission, sound)).catch(() => false)
    },
    [dispatch, senderId],
  )
}

import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import { filesLater } from './filesLater.ts'

interface Found {
  clientMessageId: string
  file: Blob
}

/**
 * The file of a pending message, to show it before the server has it; null while it is looked up, and if it
 * is lost. Once found it is kept as long as the same message is asked for, even after it was sent.
 */
export function useOutboxFile(clientMessageId: string | undefined): Blob | null {
  const memberId = useSelector(selectMemberId)
  const [found, setFound] = useState<Found | null>(() => atHand(clientMessageId))

  useEffect(() => {
    if (clientMessageId === undefined || memberId === null) return
    let isWanted = true
    filesLater
      .load()
      .then(({ outboxFiles }) => outboxFiles.find(memberId, clientMessageId))
      .then((file) => {
        if (isWanted && file) setFound((old) => (old?.file === file ? old : { clientMessageId, file }))
      })
      .catch((problem: unknown) => logProblem('a file of the outbox could not be shown', problem))
    return () => {
      isWanted = false
    }
  }, [memberId, clientMessageId])

  return found && found.clientMessageId === clientMessageId ? found.file : null
}

function atHand(clientMessageId: string | undefined): Found | null {
  const file = clientMessageId === undefined ? null : filesLater.loaded?.outboxFiles.atHand(clientMessageId)
  return file && clientMessageId !== undefined ? { clientMessageId, file } : null
}

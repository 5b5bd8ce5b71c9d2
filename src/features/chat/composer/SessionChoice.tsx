import { SessionSheet } from '#src/ui/overlays/SessionSheet.tsx'
import { sessionWord } from './sessionWord.ts'
import { useComposer } from './useComposer.ts'

interface SessionChoiceProps {
  open: boolean
  roomId: number
  onClose: () => void
}

/**
 * The session picker of a group (docs/product/chat.md "Session picker"). No call stores a group's sessions,
 * so the choice is sent as a message to everybody.
 */
export function SessionChoice({ open, roomId, onClose }: SessionChoiceProps) {
  const { submit } = useComposer(roomId, 'GROUP')
  return (
    <SessionSheet
      open={open}
      onClose={onClose}
      onChoose={(session) => {
        submit(sessionWord(session))
        onClose()
      }}
    />
  )
}

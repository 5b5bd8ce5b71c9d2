import { SessionSheet } from '#src/ui/overlays/SessionSheet.tsx'
import { sessionWord } from './sessionWord.ts'
import { useComposer } from './useComposer.ts'

interface SessionChoiceProps {
  open: boolean
  roomId: number
  onClose: () => void
}

/**
 * As which session somebody takes part in a group (docs/product/chat.md "Session picker"). No call keeps that of a group: what is chosen is
 * said in it, so that everybody knows.
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

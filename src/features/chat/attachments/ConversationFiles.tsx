import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import type { WithChatApi } from '../chatApi.ts'
import type { ChatDispatch } from '../chatListening.ts'
import type { ChatRow } from '../rows/chatRows.ts'
import { endSounds } from '../soundsEnd.ts'
import { type RoomFiles, RoomFilesContext } from './roomFiles.ts'

const PictureViewer = loadedWhenOpen(() =>
  import('./pictures/PictureViewer.tsx').then((part) => part.PictureViewer),
)

interface ConversationFilesProps {
  roomId: number
  /** The loaded rows, whose pictures the viewer steps through. */
  rows: readonly ChatRow[]
  children: ReactNode
}

/** Provides room actions to picture and sound messages, and shows the picture that was tapped. */
export function ConversationFiles({ roomId, rows, children }: ConversationFilesProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const save = useSave(roomId)
  // playback continues while its message is scrolled out of view, and stops with the room
  useEffect(() => endSounds, [])
  const files = useMemo<RoomFiles>(() => ({ roomId, openPicture: setOpened, save }), [roomId, save])
  return (
    <RoomFilesContext value={files}>
      {children}
      <PictureViewer
        open={opened !== null}
        onClose={() => setOpened(null)}
        rows={rows}
        shownKey={opened}
        onShow={setOpened}
      />
    </RoomFilesContext>
  )
}

function useSave(roomId: number): RoomFiles['save'] {
  const dispatch = useDispatch<ChatDispatch<WithChatApi>>()
  return useMemo(
    () => (file) =>
      void import('./saveAttachment.ts')
        .then(({ saveAttachment }) => dispatch(saveAttachment(roomId, file)))
        // the module itself could not be loaded
        .catch(() => false)
        .then((isSaved) => {
          if (isSaved) return
          dispatch(toastShown({ text: '파일을 저장하지 못했습니다. 다시 시도해 주세요.', tone: 'error' }))
        }),
    [dispatch, roomId],
  )
}

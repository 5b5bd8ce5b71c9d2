import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { logProblem } from '#src/lib/log.ts'
import { saveFile } from '#src/lib/saveFile.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { loadedWhenOpen } from '#src/ui/loadedWhenOpen.ts'
import type { ChatRow } from '../chatRows.ts'
import { useChatDispatch } from '../chatState.ts'
import { soundPlayer } from '../voice/player.ts'
import { askFreshUrl } from './askFreshUrl.ts'
import { type RoomFiles, RoomFilesContext, type SavedFile } from './roomFiles.ts'
import { viewedPictures } from './viewedPictures.ts'

const PictureViewer = loadedWhenOpen(() => import('./PictureViewer.tsx').then((part) => part.PictureViewer))

interface ConversationFilesProps {
  roomId: number
  /** What is loaded of the conversation: the pictures one can go through. */
  rows: readonly ChatRow[]
  children: ReactNode
}

/** Gives the messages of a room what their pictures and sounds need of it, and shows the picture that was tapped. */
export function ConversationFiles({ roomId, rows, children }: ConversationFilesProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const save = useSave(roomId)
  // a sound goes on while its message is scrolled away, and ends with the room
  useEffect(() => soundPlayer.stop, [])
  const files = useMemo<RoomFiles>(() => ({ roomId, openPicture: setOpened, save }), [roomId, save])
  return (
    <RoomFilesContext value={files}>
      {children}
      <PictureViewer
        open={opened !== null}
        onClose={() => setOpened(null)}
        pictures={opened === null ? [] : viewedPictures(rows)}
        shownKey={opened}
        onShow={setOpened}
      />
    </RoomFilesContext>
  )
}

/** 저장. An address may have run out since it was read: then with a fresh one. */
function useSave(roomId: number): RoomFiles['save'] {
  const dispatch = useChatDispatch()
  return useMemo(() => {
    async function save({ attachmentId, url, dateTime }: SavedFile) {
      const name = `hapju-${dateTime.slice(0, 19).replaceAll(/\D/g, '')}`
      if (await saveFile(url, name)) return
      const fresh = await dispatch(askFreshUrl({ roomId, attachmentId }))
      if (fresh !== null && (await saveFile(fresh, name))) return
      dispatch(toastShown({ text: '파일을 저장하지 못했습니다. 다시 시도해 주세요.', tone: 'error' }))
    }
    return (file) => void save(file).catch((problem: unknown) => logProblem('a file is not saved', problem))
  }, [dispatch, roomId])
}

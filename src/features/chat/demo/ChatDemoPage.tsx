import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { AttachComposer } from '../composer/AttachComposer.tsx'
import { sessionWord } from '../composer/sessionWord.ts'
import { useScheduleLog } from '../composer/useScheduleLog.ts'
import { ConversationFrame } from '../conversation/ConversationFrame.tsx'
import { ConversationHeader } from '../conversation/ConversationHeader.tsx'
import { DEMO_PEOPLE_COUNT, DEMO_TITLE } from './demoSample.ts'
import { DemoThread } from './DemoThread.tsx'
import { useDemoRoom } from './useDemoRoom.ts'

const LeaveQuestion = loadedWhenOpen(() =>
  import('../rooms/menu/LeaveQuestion.tsx').then((part) => part.LeaveQuestion),
)
const SessionSheet = loadedWhenOpen(() =>
  import('#src/ui/overlays/SessionSheet.tsx').then((part) => part.SessionSheet),
)

/**
 * `/home/chat-demo` and `/chat-demo`: an application chat to try out. Everything written, recorded or chosen
 * stays on this screen (P17).
 */
export default function ChatDemoPage() {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const goBack = useGoBack(paths.home())
  const { rows, files, say, send } = useDemoRoom()
  const [open, setOpen] = useState<'leave' | 'session' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const sayNotHere = () => dispatch(toastShown({ text: NO_REPORT_TEXT, tone: 'error' }))
  const logSchedule = useScheduleLog(null)

  async function leave() {
    close()
    await overlayEntryGone()
    await navigate(paths.home(), { replace: true })
  }

  return (
    <ConversationFrame>
      <ConversationHeader
        title={DEMO_TITLE}
        person={null}
        band={null}
        about={null}
        peopleCount={DEMO_PEOPLE_COUNT}
        onBack={goBack}
        onPeople={null}
        menu={{
          mute: null,
          onReport: sayNotHere,
          onBlock: null,
          onSession: () => setOpen('session'),
          onLeave: () => setOpen('leave'),
        }}
      />
      <DemoThread rows={rows} files={files} />
      <AttachComposer draft="" onDraft={forget} onSend={say} onFile={send} onSchedule={logSchedule} />
      <LeaveQuestion open={open === 'leave'} onClose={close} onLeave={() => void leave()} />
      <SessionSheet
        open={open === 'session'}
        onClose={close}
        onChoose={(session) => {
          say(sessionWord(session))
          close()
        }}
      />
    </ConversationFrame>
  )
}

/** Nobody has written here. */
const NO_REPORT_TEXT = '체험용 채팅이라 신고할 것이 없어요.'

/** The demo stores no draft. */
const forget = () => {}

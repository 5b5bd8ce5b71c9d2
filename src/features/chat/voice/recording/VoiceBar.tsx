import styled from '@emotion/styled'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PickedSound } from '#src/features/chat/delivery/uploads/pickedFile.ts'
import { Note } from '#src/features/chat/inputArea.styles.ts'
import { useAfterMs } from '#src/lib/time/after.ts'
import { theme } from '#src/ui/theme.ts'
import { soundPlayer } from '../playback/player.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { ProblemBar } from './ProblemBar.tsx'
import { makeRecorder } from './recorder.ts'
import type { RecordingEnd } from './recording.ts'
import { RecordingBar } from './RecordingBar.tsx'
import { VOICE_PROBLEM_TEXT } from './voiceProblems.ts'

export interface VoiceBarProps {
  /** Opening it requests the microphone. */
  open: boolean
  /** Called when the member has cancelled, or the message was taken. The microphone is released by then. */
  onClose: () => void
  /** 보내기. False when it was not taken (show why); it then stays and can be sent again. */
  onDone: (sound: PickedSound) => Promise<boolean>
  /** The name of the button that takes the sound; 보내기 when absent. */
  doneLabel?: string
  /** A picked file, to be played before it is sent; when absent a recording starts. */
  file?: Blob
}

/** Replaces the input bar while a voice message is recorded, previewed, sent or discarded. */
export function VoiceBar({ open, ...rest }: VoiceBarProps) {
  return open ? <OpenVoiceBar {...rest} /> : null
}

/** Why a recording ended; null when the member ended it. */
const END_TEXT: Readonly<Record<RecordingEnd, string | null>> = {
  member: null,
  limit: '5분까지 녹음할 수 있어 여기서 멈췄습니다.',
  cut: '마이크가 끊겨 여기까지 녹음했습니다.',
  away: '화면을 오래 벗어나 있어 여기까지 녹음했습니다.',
}

function OpenVoiceBar({ onClose, onDone, doneLabel, file }: Omit<VoiceBarProps, 'open'>) {
  const [recorder] = useState(makeRecorder)
  const now = useSyncExternalStore(recorder.subscribe, recorder.getState)
  const main = useFocusOnEach(now.phase)

  useEffect(() => {
    // pauses playback, so that it is not recorded
    soundPlayer.pause()
    if (file) recorder.choose(file)
    else recorder.record()
    return recorder.close
  }, [recorder, file])

  function close() {
    recorder.close()
    onClose()
  }

  async function send(sound: PickedSound): Promise<boolean> {
    const isTaken = await onDone(sound)
    if (isTaken) close()
    return isTaken
  }

  switch (now.phase) {
    case 'asking':
      return (
        <Bar remark={<WhileAsking />}>
          <RecordingBar elapsedMs={null} onCancel={close} />
        </Bar>
      )
    case 'recording':
      return (
        <Bar>
          <RecordingBar
            elapsedMs={now.elapsedMs}
            levels={now.levels}
            onCancel={close}
            onStop={recorder.stop}
            stop={main}
          />
        </Bar>
      )
    case 'reading':
      return (
        <Bar>
          <RecordingBar elapsedMs={null} onCancel={close} />
        </Bar>
      )
    case 'preview':
      return (
        <Bar remark={now.ended && END_TEXT[now.ended]}>
          <PreviewBar
            sound={now.sound}
            onDelete={close}
            onSend={() => send(now.sound)}
            doneLabel={doneLabel}
            play={main}
          />
        </Bar>
      )
    case 'problem':
      return (
        <Bar problem={VOICE_PROBLEM_TEXT[now.problem]}>
          <ProblemBar
            problem={now.problem}
            onClose={close}
            onAgain={recorder.record}
            onFile={recorder.choose}
            main={main}
          />
        </Bar>
      )
  }
}

/**
 * Messages are above the bar; their elements are mounted from the start, so that screen readers announce
 * them.
 */
function Bar({ remark, problem, children }: { remark?: ReactNode; problem?: string; children: ReactNode }) {
  return (
    <div>
      <Problem data-empty={!problem}>
        <p role="alert">{problem}</p>
      </Problem>
      <Remark data-empty={!remark}>
        <p role="status">{remark}</p>
      </Remark>
      {children}
    </div>
  )
}

const ASKED_LONG_MS = 700

/**
 * Shown after ASKED_LONG_MS, when the browser probably shows a permission prompt: with an earlier permission
 * it answers at once.
 */
function WhileAsking() {
  return useAfterMs(ASKED_LONG_MS) && '마이크 사용을 허용해 주세요.'
}

/** The focused element unmounts with its phase: moves the focus to the next phase's main button. */
function useFocusOnEach(phase: string) {
  const main = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [phase])
  return main
}

const Problem = styled(Note)`
  padding-bottom: 8px;
`

const Remark = styled(Problem)`
  color: ${theme.color.t2};
  &:has(> p:empty) {
    padding: 0;
  }
`

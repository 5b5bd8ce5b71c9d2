import { useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { MicIcon } from '#src/ui/icons/MicIcon.tsx'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { FileInput } from '../attachments/FileInput.tsx'
import type { PickedFile } from '../delivery/uploads/pickedFile.ts'
import { VoiceBarWhenOpen } from '../voice/recording/VoiceBarWhenOpen.tsx'
import { Composer } from './Composer.tsx'
import { useFileDrop } from './useFileDrop.ts'

const DropHint = loadedWhenOpen(() => import('./DropHint.tsx').then((part) => part.DropHint))
const AttachTiles = loadedWhenOpen(() => import('./AttachTiles.tsx').then((part) => part.AttachTiles))
const PictureSheet = loadedWhenOpen(() =>
  import('../attachments/pictures/PictureSheet.tsx').then((part) => part.PictureSheet),
)

/**
 * The second tap of a double tap within this time is meant for the send button, whose place the microphone
 * button has taken.
 */
const SECOND_TAP_WITHIN_MS = 400

interface AttachComposerProps {
  draft: string
  onDraft: (text: string) => void
  /** See `Composer`. */
  focusedBy?: string | null
  /** Called at once with every change. */
  onTyping?: (text: string) => void
  onSend: (text: string) => boolean
  /**
   * Takes a picture or sound that the member has previewed. False if it was not taken; the callee shows the
   * reason.
   */
  onFile: (picked: PickedFile) => Promise<boolean>
  onSchedule: () => void
}

/** What is open besides the text field: at most one thing. */
type Busy =
  | { with: 'panel' }
  /** A voice message; with a file instead of the microphone. */
  | { with: 'voice'; file?: File }
  | { with: 'pictures'; files: readonly File[] }

/**
 * The text field with attachments: files come from the panel below, the clipboard or a drop on the page; the
 * voice recorder replaces the field. The draft survives all of these.
 */
export function AttachComposer({ onSend, onFile, onSchedule, ...writing }: AttachComposerProps) {
  const [busy, setBusy] = useState<Busy | null>(null)
  const plus = useRef<HTMLButtonElement>(null)
  const pictureInput = useRef<HTMLInputElement>(null)
  const soundInput = useRef<HTMLInputElement>(null)
  const sentAt = useRef(-Infinity)
  const isPanelOpen = busy?.with === 'panel'
  const isVoice = busy?.with === 'voice'

  const stop = useCallback(() => setBusy(null), [])
  const closePanel = useCallback(() => {
    setBusy((now) => (now?.with === 'panel' ? null : now))
    plus.current?.focus()
  }, [])

  function attach(files: readonly File[]) {
    const [first] = files
    if (!first) return
    if (files.length === 1 && first.type.startsWith('audio/')) setBusy({ with: 'voice', file: first })
    else setBusy({ with: 'pictures', files })
  }
  const isOver = useFileDrop(busy === null || isPanelOpen ? attach : null)
  useFocusAfter(isVoice, plus)

  return (
    <div>
      {!isVoice && (
        <Composer
          {...writing}
          onSend={(text) => {
            sentAt.current = performance.now()
            return onSend(text)
          }}
          attached={isPanelOpen}
          onFocus={() => isPanelOpen && stop()}
          onPasteFiles={attach}
          start={
            <IconButton
              ref={plus}
              kind="s2"
              label={isPanelOpen ? '첨부 닫기' : '첨부'}
              icon={isPanelOpen ? <CloseIcon /> : <PlusIcon />}
              aria-expanded={isPanelOpen}
              onClick={() => setBusy(isPanelOpen ? null : { with: 'panel' })}
            />
          }
          idleEnd={
            <IconButton
              kind="s2"
              label="음성 녹음"
              icon={<MicIcon />}
              onClick={({ timeStamp }) => {
                if (timeStamp - sentAt.current >= SECOND_TAP_WITHIN_MS) setBusy({ with: 'voice' })
              }}
            />
          }
        />
      )}
      <VoiceBarWhenOpen
        open={isVoice}
        onClose={stop}
        onDone={onFile}
        file={busy?.with === 'voice' ? busy.file : undefined}
      />
      <AttachTiles
        open={isPanelOpen}
        onClose={closePanel}
        onPictures={() => pictureInput.current?.click()}
        onRecord={() => setBusy({ with: 'voice' })}
        onSoundFile={() => soundInput.current?.click()}
        onSchedule={onSchedule}
      />
      <PictureSheet
        open={busy?.with === 'pictures'}
        files={busy?.with === 'pictures' ? busy.files : []}
        onClose={stop}
        onSend={onFile}
      />
      <FileInput ref={pictureInput} accept="image/*" multiple onFiles={attach} />
      <FileInput
        ref={soundInput}
        accept="audio/*"
        onFiles={([file]) => file && setBusy({ with: 'voice', file })}
      />
      <DropHint open={isOver} onClose={stop} />
    </div>
  )
}

/**
 * Moves the focus when the voice bar closes, because its buttons unmount: to the button that opened it, or
 * the one beside it.
 */
function useFocusAfter(isOn: boolean, place: { current: HTMLElement | null }) {
  const wasOn = useRef(false)
  useEffect(() => {
    if (wasOn.current && !isOn) place.current?.focus({ preventScroll: true })
    wasOn.current = isOn
  }, [isOn, place])
}

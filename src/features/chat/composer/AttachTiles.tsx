import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx'
import { FileAudioIcon } from '#src/ui/icons/FileAudioIcon.tsx'
import { ImageIcon } from '#src/ui/icons/ImageIcon.tsx'
import { MicIcon } from '#src/ui/icons/MicIcon.tsx'
import { useBackToClose } from '#src/ui/overlays/useBackToClose.ts'
import { AttachPanel } from './AttachPanel.tsx'

interface AttachTilesProps {
  open: boolean
  onClose: () => void
  onPictures: () => void
  onRecord: () => void
  onSoundFile: () => void
  onSchedule: () => void
}

/** The kinds of attachment. A tile closes the panel, then acts. */
export function AttachTiles({ open, ...rest }: AttachTilesProps) {
  return open ? <OpenTiles {...rest} /> : null
}

function OpenTiles({ onClose, ...acts }: Omit<AttachTilesProps, 'open'>) {
  const panel = useRef<HTMLDivElement>(null)
  useBackToClose(true, onClose)
  // moving the focus from the field closes a phone's keyboard, so that keyboard and panel are never both open
  useLayoutEffect(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }), [])

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <div ref={panel}>
      <AttachPanel
        items={[
          { label: '사진', icon: <ImageIcon />, onSelect: after(acts.onPictures) },
          { label: '지금 녹음', icon: <MicIcon />, onSelect: after(acts.onRecord) },
          { label: '음성 파일', icon: <FileAudioIcon />, onSelect: after(acts.onSoundFile) },
          { label: '일정', icon: <CalendarIcon />, onSelect: after(acts.onSchedule) },
        ]}
      />
    </div>
  )
}

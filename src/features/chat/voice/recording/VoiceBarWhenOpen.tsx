import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { RecordingBar } from './RecordingBar.tsx'
import type { VoiceBarProps } from './VoiceBar.tsx'

/** `VoiceBar`, for conversations in which most people only write. While it is fetched its bar stands there, and can be called back. */
export const VoiceBarWhenOpen = loadedWhenOpen<VoiceBarProps>(
  () => import('./VoiceBar.tsx').then((part) => part.VoiceBar),
  ({ onClose }) => <RecordingBar elapsedMs={null} onCancel={onClose} />,
)

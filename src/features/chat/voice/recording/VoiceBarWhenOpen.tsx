import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { RecordingBar } from './RecordingBar.tsx'
import type { VoiceBarProps } from './VoiceBar.tsx'

/**
 * `VoiceBar`, loaded when first opened, because most visits do not need it. A cancellable recording bar is
 * shown while it loads.
 */
export const VoiceBarWhenOpen = loadedWhenOpen<VoiceBarProps>(
  () => import('./VoiceBar.tsx').then((part) => part.VoiceBar),
  ({ onClose }) => <RecordingBar elapsedMs={null} onCancel={onClose} />,
)

import { AudioBubble } from '#src/ui/AudioBubble.tsx'
import type { MessageRow } from '../chatRows.ts'
import { soundPlayer } from '../voice/player.ts'
import { usePlayback } from '../voice/usePlayback.ts'
import type { OwnSound, SampleSound } from './demoSample.ts'
import type { PretendedPlayback } from './usePretendedPlayback.ts'

interface SoundProps<Sound> {
  row: MessageRow
  sound: Sound
  pretended: PretendedPlayback
}

/** It is drawn and can be played, but there is nothing to hear. */
export function SampleSoundBubble({ row, sound, pretended }: SoundProps<SampleSound>) {
  return (
    <AudioBubble
      mine={row.mine}
      state={pretended.state}
      positionMs={pretended.positionMs}
      durationMs={sound.durationMs}
      levels={sound.levels}
      rate={pretended.rate}
      onToggle={pretended.toggle}
      onSeek={pretended.seek}
      onRate={pretended.changeRate}
    />
  )
}

/** Recorded or chosen here, and heard as in any room. */
export function OwnSoundBubble({ row, sound, pretended }: SoundProps<OwnSound>) {
  const { key } = row
  const playback = usePlayback(key)
  return (
    <AudioBubble
      mine={row.mine}
      state={playback.state}
      positionMs={playback.positionMs}
      durationMs={sound.durationMs}
      levels={sound.levels}
      rate={playback.rate}
      onToggle={() => {
        pretended.pause()
        soundPlayer.toggle(key, { source: sound.file, by: '나' })
      }}
      onSeek={(positionMs) => soundPlayer.seek(key, positionMs)}
      onRate={soundPlayer.changeRate}
    />
  )
}

import type { MessageRow } from '../rows/chatRows.ts'
import { AudioBubble } from '../voice/playback/AudioBubble.tsx'
import { type Playback, soundPlayer } from '../voice/playback/player.ts'
import { usePlayback } from '../voice/playback/usePlayback.ts'
import type { OwnSound, SampleSound } from './demoSample.ts'
import type { PretendedPlayback } from './usePretendedPlayback.ts'

interface SoundProps<Sound> {
  row: MessageRow
  sound: Sound
  pretended: PretendedPlayback
}

/** A sample sound, which pretends to play without audio. */
export function SampleSoundBubble({ row, sound, pretended }: SoundProps<SampleSound>) {
  return <SoundBubble row={row} sound={sound} playback={pretended} />
}

/** A sound recorded or picked here, played as in any room. */
export function OwnSoundBubble({ row, sound, pretended }: SoundProps<OwnSound>) {
  const { key } = row
  const { state, positionMs, rate } = usePlayback(key)
  return (
    <SoundBubble
      row={row}
      sound={sound}
      playback={{
        state,
        positionMs,
        rate,
        toggle() {
          pretended.pause()
          soundPlayer.toggle(key, { source: sound.file, by: '나' })
        },
        seek: (to) => soundPlayer.seek(key, to),
        changeRate: soundPlayer.changeRate,
      }}
    />
  )
}

interface SoundBubbleProps {
  row: MessageRow
  sound: SampleSound | OwnSound
  playback: Pick<Playback, 'state' | 'positionMs'> & {
    rate: number
    toggle: () => void
    seek: (positionMs: number) => void
    changeRate: () => void
  }
}

function SoundBubble({ row, sound, playback }: SoundBubbleProps) {
  return (
    <AudioBubble
      mine={row.mine}
      state={playback.state}
      positionMs={playback.positionMs}
      durationMs={sound.durationMs}
      levels={sound.levels}
      rate={playback.rate}
      onToggle={playback.toggle}
      onSeek={playback.seek}
      onRate={playback.changeRate}
    />
  )
}

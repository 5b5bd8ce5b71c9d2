import { useEffect, useState } from 'react'
import { soundPlayer } from '../voice/playback/player.ts'

/** docs/product/chat.md "Demo": 0.05 s every 50 ms. */
const STEP_MS = 50
const RATES = [1, 1.5] as const

export type PretendedPlayback = ReturnType<typeof usePretendedPlayback>

/**
 * Simulates playback of the sample sound, which has no audio: a clock that advances by 0.05 s every 50 ms
 * until the end. Starting it pauses the real player, and `OwnSoundBubble` pauses it, so that one sound plays
 * at a time.
 */
export function usePretendedPlayback(durationMs: number) {
  const [isPlaying, setPlaying] = useState(false)
  const [positionMs, setPosition] = useState(0)
  const [rate, setRate] = useState<number>(RATES[0])
  const isOver = positionMs >= durationMs

  useEffect(() => {
    if (!isPlaying) return
    const clock = setInterval(() => setPosition((before) => before + STEP_MS * rate), STEP_MS)
    return () => clearInterval(clock)
  }, [isPlaying, rate])

  if (isOver) {
    setPlaying(false)
    setPosition(0)
  }

  return {
    state: isPlaying ? ('playing' as const) : positionMs > 0 ? ('paused' as const) : ('idle' as const),
    positionMs,
    rate,
    pause: () => setPlaying(false),
    toggle() {
      soundPlayer.pause()
      setPlaying(!isPlaying)
    },
    seek: setPosition,
    changeRate: () => setRate(rate === RATES[0] ? RATES[1] : RATES[0]),
  }
}

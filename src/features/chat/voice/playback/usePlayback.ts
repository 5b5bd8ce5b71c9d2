import { useCallback, useSyncExternalStore } from 'react'
import { type Playback, soundPlayer } from './player.ts'

/** How far this one sound is. Draws anew only what shows it. */
export function usePlayback(key: string): Playback {
  return useSyncExternalStore(
    useCallback((listener) => soundPlayer.subscribe(key, listener), [key]),
    () => soundPlayer.playbackOf(key),
  )
}

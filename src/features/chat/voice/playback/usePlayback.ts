import { useCallback, useSyncExternalStore } from 'react'
import { type Playback, soundPlayer } from './player.ts'

/**
 * The playback state of one sound. Re-renders for changes of this sound only. A file of its own: the player
 * knows no React.
 */
export function usePlayback(key: string): Playback {
  return useSyncExternalStore(
    useCallback((listener) => soundPlayer.subscribe(key, listener), [key]),
    () => soundPlayer.playbackOf(key),
  )
}

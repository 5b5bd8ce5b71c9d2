/** Actions of headphones and the lock screen for the playing sound. */
interface Controls {
  /** The author's name; empty for this member. */
  by: string
  onPlay: () => void
  onPause: () => void
  onSeek: (positionMs: number) => void
}

const ACTIONS = ['play', 'pause', 'seekto'] as const

/** Shows the playing sound in the system's media controls; does nothing in a browser without them. */
export function showInMediaSession({ by, onPlay, onPause, onSeek }: Controls): void {
  const session = navigator.mediaSession
  if (!session || typeof MediaMetadata === 'undefined') return
  session.metadata = new MediaMetadata({ title: '음성 메시지', artist: by })
  session.setActionHandler('play', onPlay)
  session.setActionHandler('pause', onPause)
  session.setActionHandler('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) onSeek(seekTime * 1000)
  })
}

export function clearMediaSession(): void {
  const session = navigator.mediaSession
  if (!session) return
  session.metadata = null
  for (const action of ACTIONS) session.setActionHandler(action, null)
}

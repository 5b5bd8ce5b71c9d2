import { whenSoundsEnd } from '#src/features/chat/soundsEnd.ts'
import { clearMediaSession, showInMediaSession } from './mediaSession.ts'

/**
 * The only player. Outside of React, because a sound continues while its row is scrolled out of the page. One
 * sound plays at a time.
 *
 *            toggle              playing
 *   idle ─────────────▶ loading ─────────▶ playing ⇄ paused      toggle, or the phone (headphones, a call)
 *    ▲                     │  ▲               │
 *    │ ended; another one  │  └── waiting ────┘ ended ─▶ idle, at the beginning
 *    └─────────────────────┴─ error ─▶ failed ── toggle ─▶ loading
 */
export interface Playback {
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** Kept while another sound plays, until the room is left. */
  positionMs: number
  /** From the loaded sound itself; null before. */
  durationMs: number | null
  rate: Rate
}

export type Rate = 1 | 1.5

export interface PlayedSound {
  /** A file on this phone, or a URL. */
  source: Blob | string
  /** The author's name, for the lock screen. */
  by: string
  /** Requests a new URL when this one has expired; null if there is none. */
  freshUrl?: () => Promise<string | null>
}

export interface Player {
  /** Calls `listener` for changes of this sound only. */
  subscribe(key: string, listener: () => void): () => void
  playbackOf(key: string): Playback
  /** Plays or pauses. Must be called within the tap's task: otherwise iOS blocks playback. */
  toggle(key: string, sound: PlayedSound): void
  /** Also works before playback, which then starts there. */
  seek(key: string, positionMs: number): void
  /** Switches between 1× and 1.5×, for this sound and the next ones. */
  changeRate(): void
  pause(): void
  /** Stops this sound if it plays, and releases it. */
  forget(key: string): void
  /** Stops playback and drops every position; called when the room is left. */
  stop(): void
}

/** docs/product/chat.md "Pictures and sounds": how often the position is reported. */
const TOLD_EVERY_MS = 50

interface Loaded {
  key: string
  sound: PlayedSound
  /** Must be revoked; null for a URL. */
  objectUrl: string | null
  /** Whether a new URL was requested already: that is done once. */
  renewed: boolean
}

export function makePlayer(makeElement: () => HTMLAudioElement): Player {
  let element: HTMLAudioElement | null = null
  let loaded: Loaded | null = null
  let rate: Rate = 1
  let idle: Playback = { state: 'idle', positionMs: 0, durationMs: null, rate }
  let telling: ReturnType<typeof setInterval> | undefined
  const known = new Map<string, Playback>()
  const listeners = new Map<string, Set<() => void>>()

  const playbackOf = (key: string) => known.get(key) ?? idle

  function change(key: string, what: Partial<Playback>) {
    known.set(key, { ...playbackOf(key), ...what })
    for (const listener of listeners.get(key) ?? []) listener()
  }

  function changeLoaded(what: Partial<Playback>) {
    if (loaded) change(loaded.key, what)
  }

  function tell(isPlaying: boolean) {
    clearInterval(telling)
    if (isPlaying)
      telling = setInterval(() => changeLoaded({ positionMs: positionOf(theElement()) }), TOLD_EVERY_MS)
  }

  function theElement(): HTMLAudioElement {
    if (element) return element
    const audio = makeElement()
    element = audio
    audio.preload = 'auto'
    const on = (type: string, react: () => void) =>
      audio.addEventListener(type, () => {
        if (loaded) react()
      })
    on('playing', () => {
      changeLoaded({ state: 'playing' })
      tell(true)
    })
    on('waiting', () => {
      if (!audio.paused) changeLoaded({ state: 'loading' })
    })
    on('pause', () => {
      // a late event of the previous sound
      if (!audio.paused || audio.ended || audio.error) return
      tell(false)
      changeLoaded({ state: 'paused', positionMs: positionOf(audio) })
    })
    on('ended', () => {
      tell(false)
      changeLoaded({ state: 'idle', positionMs: 0 })
      unload()
    })
    on('durationchange', () => {
      if (Number.isFinite(audio.duration)) changeLoaded({ durationMs: audio.duration * 1000 })
    })
    on('error', () => void renewOrFail())
    return audio
  }

  async function renewOrFail() {
    tell(false)
    const failed = loaded
    if (!failed) return
    changeLoaded({ state: 'loading' })
    const url = failed.renewed ? null : ((await failed.sound.freshUrl?.()) ?? null)
    // meanwhile the member has started another sound, or paused this one
    if (loaded !== failed) return
    if (playbackOf(failed.key).state !== 'loading') return unload()
    if (url === null) return changeLoaded({ state: 'failed' })
    loaded = { ...failed, renewed: true }
    begin(url)
  }

  function begin(url: string) {
    const audio = theElement()
    const { positionMs } = playbackOf(loaded?.key ?? '')
    audio.src = url
    // `load` resets the rate to the default
    audio.defaultPlaybackRate = rate
    audio.playbackRate = rate
    if (positionMs > 0) audio.currentTime = positionMs / 1000
    changeLoaded({ state: 'loading' })
    play()
  }

  function play() {
    theElement()
      .play()
      .catch((error: unknown) => {
        // AbortError: paused or replaced before playback, reported by that event; an unreadable source is
        // reported by `error`
        if (error instanceof DOMException && error.name === 'NotAllowedError')
          changeLoaded({ state: 'paused' })
      })
  }

  function unload() {
    const left = loaded
    loaded = null
    if (!element || !left) return
    tell(false)
    clearMediaSession()
    element.pause()
    element.removeAttribute('src')
    // without a source this releases the loaded data
    element.load()
    if (left.objectUrl) URL.revokeObjectURL(left.objectUrl)
    if (playbackOf(left.key).state !== 'idle') change(left.key, { state: 'idle' })
  }

  function toggle(key: string, sound: PlayedSound) {
    const { state } = playbackOf(key)
    if (loaded?.key === key && (state === 'playing' || state === 'loading')) {
      return pause()
    }
    if (loaded?.key === key && state === 'paused') {
      changeLoaded({ state: 'loading' })
      return play()
    }
    unload()
    const objectUrl = typeof sound.source === 'string' ? null : URL.createObjectURL(sound.source)
    loaded = { key, sound, objectUrl, renewed: false }
    showInMediaSession({
      by: sound.by,
      onPlay: () => toggle(key, sound),
      onPause: pause,
      onSeek: (positionMs) => seek(key, positionMs),
    })
    begin(objectUrl ?? (sound.source as string))
  }

  function seek(key: string, positionMs: number) {
    if (loaded?.key === key && element) element.currentTime = positionMs / 1000
    change(key, { positionMs })
  }

  function pause() {
    tell(false)
    element?.pause()
    if (loaded && playbackOf(loaded.key).state !== 'failed')
      changeLoaded({ state: 'paused', positionMs: positionOf(theElement()) })
  }

  function forget(key: string) {
    if (loaded?.key === key) unload()
    known.delete(key)
    for (const listener of listeners.get(key) ?? []) listener()
  }

  return {
    subscribe(key, listener) {
      const heard = listeners.get(key) ?? new Set()
      listeners.set(key, heard.add(listener))
      return () => {
        heard.delete(listener)
        if (heard.size === 0 && listeners.get(key) === heard) listeners.delete(key)
      }
    },
    playbackOf,
    toggle,
    seek,
    changeRate() {
      rate = rate === 1 ? 1.5 : 1
      idle = { ...idle, rate }
      if (element) {
        element.defaultPlaybackRate = rate
        element.playbackRate = rate
      }
      for (const key of known.keys()) change(key, { rate })
    },
    pause,
    forget,
    stop() {
      for (const key of known.keys()) forget(key)
    },
  }
}

const positionOf = ({ currentTime }: HTMLAudioElement) => currentTime * 1000

export const soundPlayer = makePlayer(() => new Audio())
whenSoundsEnd(soundPlayer.stop)

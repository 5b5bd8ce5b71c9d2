import { whenSoundsEnd } from '#src/features/chat/soundsEnd.ts'
import { clearMediaSession, showInMediaSession } from './mediaSession.ts'

/**
 * The one player. Outside of React: a sound goes on while its row is scrolled out of the page, and only one is heard at a time.
 *
 *            toggle              playing
 *   idle ─────────────▶ loading ─────────▶ playing ⇄ paused      toggle, or the phone (headphones, a call)
 *    ▲                     │  ▲               │
 *    │ ended; another one  │  └── waiting ────┘ ended ─▶ idle, at the beginning
 *    └─────────────────────┴─ error ─▶ failed ── toggle ─▶ loading
 */
export interface Playback {
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** Kept while another one is heard, until the room is left. */
  positionMs: number
  /** As the sound itself says once it is loaded; null before. */
  durationMs: number | null
  rate: Rate
}

export type Rate = 1 | 1.5

export interface PlayedSound {
  /** From this phone, or its address. */
  source: Blob | string
  /** Who is heard, for the lock screen. */
  by: string
  /** Another address when this one has expired; null: none to be had. */
  freshUrl?: () => Promise<string | null>
}

export interface Player {
  /** `listener` hears of this sound alone. */
  subscribe(key: string, listener: () => void): () => void
  playbackOf(key: string): Playback
  /** Plays or pauses. Call it in the task of the tap: iOS lets nothing else begin to play. */
  toggle(key: string, sound: PlayedSound): void
  /** Also before it is played: then it begins there. */
  seek(key: string, positionMs: number): void
  /** 1× or 1.5×, for this sound and the next ones. */
  changeRate(): void
  pause(): void
  /** Ends this one, if it is heard, and lets go of it. */
  forget(key: string): void
  /** Ends whatever plays and forgets every position: the room is left. */
  stop(): void
}

/** docs/product/chat.md "Pictures and sounds": how often a position is told. */
const TOLD_EVERY_MS = 50

interface Loaded {
  key: string
  sound: PlayedSound
  /** To be given back; null for an address. */
  objectUrl: string | null
  /** An expired address is asked for again once. */
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
      // an event of the sound before this one may come late
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
    // the member has gone on to another one meanwhile, or does not want to hear it any more
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
    // `load` puts the speed back to its default
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
        // aborted: paused or replaced before it began, told by its own event; an unreadable source by `error`
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
    // without one this lets go of what was loaded
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

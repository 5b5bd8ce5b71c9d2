import { vi } from 'vitest'

/**
 * What a phone has for sound and jsdom lacks: a microphone, a recorder, a decoder, a player. Implements only
 * what the app uses.
 */
export interface FakeSound {
  /** `works`, or the name of the error that requesting it fails with. Null: there is no such API. */
  microphone: string | null
  /** False while the user has not answered the permission prompt. */
  answers: boolean
  /** The types it can record in. */
  types: string[]
  /** The content of a recording; must be a valid sound if a server receives it. */
  recorded: BlobPart
  /** The result of decoding any sound; null: decoding fails. */
  decoded: { seconds: number; samples: number[] } | null
  /** Loudness at the microphone. */
  loudness: number
  /** How often the microphone was requested. */
  asked: number
  /** Number of microphones that are on now. */
  readonly open: number
  /** Ends or mutes the microphone, as an incoming call or an unplugged cable does. */
  takeMicrophone(how?: 'ended' | 'mute'): void
  /** The type of every recorder that was created. */
  recordedAs: (string | undefined)[]
  /** The only player: the app has one audio element at a time. */
  element(): FakeAudio
}

class FakeTrack extends EventTarget {
  isOn = true
  stop() {
    this.isOn = false
  }
}

class FakeStream {
  readonly track = new FakeTrack()
  getTracks = () => [this.track]
  getAudioTracks = () => [this.track]
}

/** A media element whose playback time moves only when a test calls `advance`. */
export class FakeAudio extends EventTarget {
  #src = ''
  preload = ''
  paused = true
  ended = false
  error: unknown = null
  duration = Number.NaN
  currentTime = 0
  playbackRate = 1
  defaultPlaybackRate = 1
  /** The effect of `play`: it plays, waits for data, or cannot read its source. */
  next: 'plays' | 'waits' | 'breaks' = 'plays'
  readonly sources: string[] = []

  /** Absolute and escaped, as a browser says it. */
  get src(): string {
    return this.#src
  }
  set src(address: string) {
    this.#src = new URL(address, location.href).href
  }
  play(): Promise<void> {
    this.sources.push(this.src)
    this.paused = false
    this.ended = false
    const next = this.next
    queueMicrotask(() => {
      if (next === 'plays') this.dispatchEvent(new Event('playing'))
      if (next === 'breaks') this.dispatchEvent(new Event('error'))
    })
    return next === 'breaks' ? Promise.reject(new DOMException('', 'NotSupportedError')) : Promise.resolve()
  }
  pause() {
    if (this.paused) return
    this.paused = true
    queueMicrotask(() => this.dispatchEvent(new Event('pause')))
  }
  load() {}
  removeAttribute() {
    this.#src = ''
    this.currentTime = 0
  }
  /** Plays for this many seconds. */
  advance(seconds: number) {
    this.currentTime += seconds * this.playbackRate
    if (this.currentTime < this.duration || Number.isNaN(this.duration)) return
    this.currentTime = this.duration
    this.paused = true
    this.ended = true
    this.dispatchEvent(new Event('ended'))
  }
}

/** The app creates one element on first playback and keeps it, so it also stays from test to test. */
let audio: FakeAudio | null = null

/** Installs the fakes for a test; call `vi.unstubAllGlobals()` at its end. */
export function fakeSound(): FakeSound {
  const streams: FakeStream[] = []
  const recorders: FakeRecorder[] = []
  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => phone.types.includes(type)
    state = 'inactive'
    readonly mimeType: string
    constructor(_stream: FakeStream, { mimeType }: { mimeType?: string }) {
      super()
      this.mimeType = mimeType ?? 'audio/wav'
      phone.recordedAs.push(mimeType)
      recorders.push(this)
    }
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      queueMicrotask(() => {
        const data = new Blob([phone.recorded], { type: this.mimeType })
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
        this.dispatchEvent(new Event('stop'))
      })
    }
  }

  class FakeContext {
    createAnalyser = () => ({
      fftSize: 0,
      getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(phone.loudness),
    })
    createMediaStreamSource = () => ({ connect: () => {} })
    resume = async () => {}
    close = async () => {}
    async decodeAudioData() {
      if (!phone.decoded) throw new DOMException('Unable to decode audio data', 'EncodingError')
      const { seconds, samples } = phone.decoded
      return { duration: seconds, numberOfChannels: 1, getChannelData: () => Float32Array.from(samples) }
    }
  }

  const phone: FakeSound = {
    microphone: 'works',
    answers: true,
    types: ['audio/webm;codecs=opus', 'audio/webm'],
    recorded: 'sound',
    decoded: { seconds: 3, samples: [0.1, 0.5, 0.2, 0.4] },
    loudness: 0.1,
    asked: 0,
    get open() {
      return streams.filter(({ track }) => track.isOn).length
    },
    takeMicrophone(how = 'ended') {
      const stream = streams.at(-1)
      if (how === 'ended') {
        recorders.at(-1)?.stop()
        stream?.track.stop()
      }
      stream?.track.dispatchEvent(new Event(how))
    },
    recordedAs: [],
    element() {
      if (!audio) throw new Error('nothing was played')
      return audio
    },
  }

  const devices = {
    async getUserMedia() {
      phone.asked += 1
      await vi.waitUntil(() => phone.answers, { timeout: 60_000 })
      if (phone.microphone !== 'works') throw new DOMException('', phone.microphone ?? '')
      const stream = new FakeStream()
      streams.push(stream)
      return stream
    },
  }
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    get: () => (phone.microphone === null ? undefined : devices),
  })
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OfflineAudioContext', FakeContext)
  vi.stubGlobal('Audio', function makeAudio() {
    audio = new FakeAudio()
    return audio
  })
  if (!('createObjectURL' in URL)) {
    Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => {} })
  }
  return phone
}

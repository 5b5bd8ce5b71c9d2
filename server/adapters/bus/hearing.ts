const BEAT_MS = 2_000
/** Silent beats before the subscription counts as broken: 8 s after the last one heard, or up to 10 s. */
const SILENT_BEATS_MAX = 4
/** Silent beats after the start that still count as starting. */
const STARTING_BEATS = 1

interface Options {
  /** Publishes a heartbeat that only this node gets. Never rejects. */
  beat(): Promise<void>
  /** Called every 2 s, before `beat`. */
  tick(): void
  /** Replaces the subscribing connection, which may be half-open: it looks connected and brings nothing. */
  redial(): void
  /** The node hears again, and may have missed events meanwhile. */
  onRecovered(): void
}

export interface Hearing {
  isHearing(): boolean
  /** A subscription is made. The node hears once its heartbeat has come back over it. */
  subscribed(): void
  /** The subscribing connection has closed, or Redis may not bring everything: sessions may miss events. */
  lost(hasSessions: boolean): void
  heard(): void
  stop(): void
}

/**
 * Watches that a node hears the bus, by a heartbeat that it sends to itself every 2 s. A broken subscription
 * often looks connected: a firewall has dropped it without a word, or Redis has. Silence is counted in beats
 * instead of read from a clock, so a suspended process does not redial for its own pause.
 */
export function watchHearing({ beat, tick, redial, onRecovered }: Options): Hearing {
  let isHearing = false
  let mayHaveMissed = false
  let silentBeats = 0
  const timer = setInterval(() => {
    silentBeats += 1
    if (!isHearing && silentBeats > STARTING_BEATS) mayHaveMissed = true
    if (silentBeats >= SILENT_BEATS_MAX) {
      silentBeats = 0
      lost(false)
      redial()
    }
    tick()
    void beat()
  }, BEAT_MS)
  timer.unref()

  function lost(hasSessions: boolean): void {
    mayHaveMissed ||= isHearing || hasSessions
    isHearing = false
  }

  return {
    isHearing: () => isHearing,
    subscribed: () => void beat(),
    lost,
    heard() {
      silentBeats = 0
      if (isHearing) return
      isHearing = true
      if (mayHaveMissed) onRecovered()
      mayHaveMissed = false
    },
    stop: () => clearInterval(timer),
  }
}

import { AUDIO_MAX_MS, PEAKS_DRAWN } from '#contract/limits.ts'
import { peaksOf } from './peaks.ts'

/**
 * Decoded to this many samples a second: enough to see a sound, and five minutes of it take 10 MB a channel instead of 58. The lowest
 * that every browser must offer.
 */
const SEEN_AT_HZ = 8_000

export interface DecodedSound {
  durationMs: number
  /** PEAKS_DRAWN heights, 0 to 1; none when it plays too long to be sent anyway. */
  peaks: number[]
}

/** Null: this browser cannot read it, and so could not play it. The bytes decide, whatever the name says. */
export async function decodeSound(file: Blob): Promise<DecodedSound | null> {
  try {
    const reader = new OfflineAudioContext(1, 1, SEEN_AT_HZ)
    const sound = await reader.decodeAudioData(await file.arrayBuffer())
    const durationMs = Math.round(sound.duration * 1000)
    if (durationMs === 0) return null
    if (durationMs > AUDIO_MAX_MS) return { durationMs, peaks: [] }
    const channels = Array.from({ length: sound.numberOfChannels }, (_, i) => sound.getChannelData(i))
    return { durationMs, peaks: peaksOf(channels, PEAKS_DRAWN) }
  } catch {
    return null
  }
}

import { AUDIO_MAX_MS, PEAKS_DRAWN } from '#contract/limits.ts'
import { peaksOf } from './peaks.ts'

/**
 * The sample rate for decoding: enough for a waveform, and five minutes take 10 MB per channel instead of 58.
 * It is the lowest rate that every browser must support.
 */
const SEEN_AT_HZ = 8_000

export interface DecodedSound {
  durationMs: number
  /** PEAKS_DRAWN heights, 0 to 1; empty when the sound is too long to be sent anyway. */
  peaks: number[]
}

/**
 * Null when this browser cannot decode the sound, and so could not play it. The bytes decide, not the name.
 */
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

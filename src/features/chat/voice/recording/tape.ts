import { loudness } from '../playback/peaks.ts'
import { closeMicrophone } from './microphone.ts'
import { plainType, recordingType } from './recordingTypes.ts'

/** Enough for an instrument; five minutes take under 4 MB. */
const BITS_PER_SECOND = 96_000
/** Speech at arm's length has an RMS of about 0.1: amplified so that it fills the bars. */
const LEVEL_GAIN = 5
const LEVEL_SAMPLES = 1024

/** One running recording. */
export interface Tape {
  /** The present loudness, 0 to 1. */
  level(): number
  /** Ends the recording: the microphone is released at once, and the file follows a moment later. */
  finish(): Promise<Blob>
  /** Ends the recording without a result. */
  discard(): void
}

/**
 * Records from the microphone. `onCut` is called when the microphone is lost (a phone call, an unplugged
 * cable); what was recorded until then is kept.
 *
 * @throws DOMException when this browser cannot record this microphone
 */
export function startTape(microphone: MediaStream, onCut: () => void): Tape {
  const parts: Blob[] = []
  const recorder = new MediaRecorder(microphone, {
    mimeType: recordingType(),
    audioBitsPerSecond: BITS_PER_SECOND,
  })
  const written = new Promise<Blob>((resolve) => {
    recorder.addEventListener('stop', () =>
      resolve(new Blob(parts, { type: plainType(recorder.mimeType || parts[0]?.type || '') })),
    )
  })
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('error', onCut)
  for (const track of microphone.getAudioTracks()) {
    track.addEventListener('ended', onCut)
    track.addEventListener('mute', onCut)
  }
  recorder.start()
  const meter = startMeter(microphone)
  const letScreenSleep = keepScreenOn()

  function release() {
    // a recorder that has lost its microphone has stopped already
    if (recorder.state !== 'inactive') recorder.stop()
    closeMicrophone(microphone)
    meter.close()
    letScreenSleep()
  }

  return {
    level: meter.level,
    finish() {
      release()
      return written
    },
    discard: release,
  }
}

interface Meter {
  level: () => number
  close: () => void
}

/** Without Web Audio, or at an unsupported sample rate, the bars stay flat; the recording is unaffected. */
function startMeter(microphone: MediaStream): Meter {
  try {
    return meterOf(new AudioContext(), microphone)
  } catch {
    return { level: () => 0, close: () => {} }
  }
}

function meterOf(context: AudioContext, microphone: MediaStream): Meter {
  const analyser = context.createAnalyser()
  analyser.fftSize = LEVEL_SAMPLES
  context.createMediaStreamSource(microphone).connect(analyser)
  // created long after the tap, the context may be suspended
  void context.resume()
  const samples = new Float32Array(LEVEL_SAMPLES)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return Math.min(1, LEVEL_GAIN * loudness([samples], 0, samples.length))
    },
    close: () => void context.close(),
  }
}

/**
 * Keeps the screen on, because a locked phone loses the microphone. On older phones without wake locks the
 * member must keep it on.
 */
function keepScreenOn(): () => void {
  const lock = navigator.wakeLock?.request('screen').catch(() => null)
  return () => void lock?.then((held) => held?.release())
}

import { loudness } from '../playback/peaks.ts'
import { closeMicrophone } from './microphone.ts'
import { plainType, recordingType } from './recordingTypes.ts'

/** Enough for an instrument; five minutes are under 4 MB. */
const BITS_PER_SECOND = 96_000
/** Speech at arm's length has an RMS of about a tenth: drawn so that it fills the bars. */
const LEVEL_GAIN = 5
const LEVEL_SAMPLES = 1024

/** One recording that is running. */
export interface Tape {
  /** How loud it is just now, 0 to 1. */
  level(): number
  /** Ends it: the microphone is free at once, what was recorded comes a moment later. */
  finish(): Promise<Blob>
  /** Ends it for nobody. */
  discard(): void
}

/**
 * Records what the microphone hears. `onCut`: the microphone was taken away (a telephone call, a plug pulled); what was recorded up to
 * then is still there.
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
    // a recorder whose microphone was taken away has stopped by itself
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

/** Without one (no Web Audio, or none at the rate of this microphone) the bars lie flat, and the recording is as good. */
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
  // asked for long after the tap, it may begin suspended
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

/** A screen that goes dark takes the microphone with it. Where it cannot be asked for (older phones) the finger keeps it on. */
function keepScreenOn(): () => void {
  const lock = navigator.wakeLock?.request('screen').catch(() => null)
  return () => void lock?.then((held) => held?.release())
}

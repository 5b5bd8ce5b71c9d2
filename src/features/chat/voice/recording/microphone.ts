import type { MicrophoneProblem } from './voiceProblems.ts'

/**
 * Settings for instruments as well: the echo cancellation and noise suppression for phone calls cut off a
 * held chord. Automatic gain still amplifies quiet voices.
 */
const WANTED: MediaStreamConstraints = {
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: true },
  video: false,
}

const PROBLEM_OF: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Requests the microphone. Unavailable on an insecure page and in some in-app browsers. Never throws. */
export async function openMicrophone(): Promise<MediaStream | MicrophoneProblem> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') return 'unsupported'
  try {
    return await navigator.mediaDevices.getUserMedia(WANTED)
  } catch (error) {
    return (error instanceof DOMException && PROBLEM_OF[error.name]) || 'failed'
  }
}

/** The browser's recording indicator goes off with the last track. */
export const closeMicrophone = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

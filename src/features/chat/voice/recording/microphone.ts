import type { MicrophoneProblem } from './voiceProblems.ts'

/**
 * Instruments come through here too: what a phone does for telephone calls (cancelling echoes and "noise") eats a held chord. Quiet
 * voices are still made louder.
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

/** Asks for the microphone. On an insecure page, and in some in-app browsers, there is nothing to ask. Never throws. */
export async function openMicrophone(): Promise<MediaStream | MicrophoneProblem> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') return 'unsupported'
  try {
    return await navigator.mediaDevices.getUserMedia(WANTED)
  } catch (error) {
    return (error instanceof DOMException && PROBLEM_OF[error.name]) || 'failed'
  }
}

/** The sign of a running microphone goes out with the last track. */
export const closeMicrophone = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

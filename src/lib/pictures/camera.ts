/** Ideal size and front camera (docs/interface.md "Pictures of a form"). */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
}

/** False on insecure pages and in some in-app browsers, which have no camera API. */
export const mayHaveCamera = () => Boolean(window.navigator.mediaDevices?.getUserMedia)

/**
 * Requests the front camera. Null when it is denied, absent, busy or unsupported; the caller then offers a
 * file instead. Never throws.
 */
export async function openCamera(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia(WANTED)
  } catch {
    return null
  }
}

/** Stopping every track turns the camera's light off. */
export const closeCamera = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

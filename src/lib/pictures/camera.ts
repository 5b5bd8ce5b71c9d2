/** docs/interface.md "Pictures of a form": ideal size, front camera. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
}

/** On an insecure page, and in some in-app browsers, there is nothing to ask. */
export const mayHaveCamera = () => Boolean(window.navigator.mediaDevices?.getUserMedia)

/** Asks for the front camera. Null: denied, absent, busy or unsupported; whoever asked offers a file instead. Never throws. */
export async function openCamera(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia(WANTED)
  } catch {
    return null
  }
}

/** The light beside the lens goes out with the last track. */
export const closeCamera = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

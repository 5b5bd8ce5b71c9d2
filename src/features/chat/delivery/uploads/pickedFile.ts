/** A picture or sound that a member has picked or recorded, measured, compressed and ready to send. */
export type PickedFile = PickedPicture | PickedSound

export interface PickedPicture {
  kind: 'IMAGE'
  /** JPEG, PNG or WebP, upright, without camera metadata; at most IMAGE_MAX_BYTES. */
  file: Blob
  widthPx: number
  heightPx: number
}

export interface PickedSound {
  kind: 'AUDIO'
  /** Its `type` is audio/…; at most AUDIO_MAX_BYTES. */
  file: Blob
  /** At most AUDIO_MAX_MS. */
  durationMs: number
  /** PEAKS_DRAWN heights, 0 to 1. */
  peaks: number[]
}

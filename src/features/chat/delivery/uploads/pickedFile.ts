/** A picture or a sound that a member has chosen or recorded, ready to be sent: measured, and made as small as it may be. */
export type PickedFile = PickedPicture | PickedSound

export interface PickedPicture {
  kind: 'IMAGE'
  /** JPEG, PNG or WebP, upright, without what the camera wrote into it; at most IMAGE_MAX_BYTES. */
  file: Blob
  widthPx: number
  heightPx: number
}

export interface PickedSound {
  kind: 'AUDIO'
  /** `type` says audio/…; at most AUDIO_MAX_BYTES. */
  file: Blob
  /** At most AUDIO_MAX_MS. */
  durationMs: number
  /** PEAKS_DRAWN heights, 0 to 1. */
  peaks: number[]
}

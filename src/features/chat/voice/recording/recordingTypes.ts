/**
 * The recording formats, best first. AAC in MP4 plays on every phone, so it is preferred to other codecs in
 * MP4, and these to formats that older iPhones cannot play.
 */
const RECORDED_AS = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
  'audio/ogg',
]

/** Undefined when none is supported; the recorder then uses its default. */
export const recordingType = (): string | undefined =>
  RECORDED_AS.find((type) => MediaRecorder.isTypeSupported(type))

/** The type without parameters, as sent to the server: `audio/webm` for `audio/webm;codecs=opus`. */
export const plainType = (type: string): string => type.split(';')[0]?.trim() ?? ''

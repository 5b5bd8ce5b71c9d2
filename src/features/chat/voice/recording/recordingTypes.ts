/**
 * What to record in, best first: AAC in MP4 plays on every phone, so it comes before whatever else a browser puts into an MP4, and that
 * before what older iPhones cannot play.
 */
const RECORDED_AS = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
  'audio/ogg',
]

/** Undefined: none that we know; the recorder takes its own. */
export const recordingType = (): string | undefined =>
  RECORDED_AS.find((type) => MediaRecorder.isTypeSupported(type))

/** `audio/webm` of `audio/webm;codecs=opus`: what the wire calls it. */
export const plainType = (type: string): string => type.split(';')[0]?.trim() ?? ''

/** Why a picked file cannot be sent (CH13's limits, checked before the upload). */
export type SoundRefusal = 'notSound' | 'tooBig' | 'tooLong' | 'unreadable'

/** Why the microphone cannot be recorded. */
export type MicrophoneProblem = 'denied' | 'absent' | 'busy' | 'unsupported' | 'failed'

export type VoiceProblem = SoundRefusal | MicrophoneProblem | 'tooShort'

/** What happened, and what the member can do. */
export const VOICE_PROBLEM_TEXT: Readonly<Record<VoiceProblem, string>> = {
  notSound: '음성 파일만 보낼 수 있습니다.',
  tooBig: '20MB가 넘는 음성 파일입니다. 더 작은 파일을 골라 주세요.',
  tooLong: '5분이 넘는 음성 파일입니다. 더 짧은 파일을 골라 주세요.',
  unreadable: '음성 파일을 읽지 못했습니다. 다른 파일을 골라 주세요.',
  denied: '마이크 사용이 허용되지 않았습니다. 브라우저 설정에서 허용하거나 음성 파일을 골라 주세요.',
  absent: '마이크를 찾지 못했습니다. 마이크를 연결하거나 음성 파일을 골라 주세요.',
  busy: '다른 앱이 마이크를 쓰고 있습니다. 그 앱을 닫고 다시 시도해 주세요.',
  unsupported: '이 브라우저에서는 녹음할 수 없습니다. 음성 파일을 고르거나 다른 브라우저로 열어 주세요.',
  failed: '녹음하지 못했습니다. 다시 시도하거나 음성 파일을 골라 주세요.',
  tooShort: '녹음이 너무 짧습니다. 1초 이상 녹음해 주세요.',
}

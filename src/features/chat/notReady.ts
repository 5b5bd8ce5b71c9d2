/** Shown for features that only log (P4, P17), so that nobody believes more has happened. */
export const NOT_READY_TEXT = '아직 준비 중인 기능입니다.'

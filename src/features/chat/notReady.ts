/** Said of what only logs (P4, P17): nobody shall believe that more has happened. */
export const NOT_READY_TEXT = '아직 준비 중인 기능입니다.'

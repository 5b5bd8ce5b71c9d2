/** The server's sentence is shown instead where there is one (`failureOrOfflineText`). */
export const SEND_FAILED_TEXT = '인증번호를 보내지 못했습니다. 잠시 후 다시 시도해 주세요.'
export const TRY_FAILED_TEXT = '인증번호를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.'
export const SET_FAILED_TEXT = '비밀번호를 바꾸지 못했습니다. 잠시 후 다시 시도해 주세요.'

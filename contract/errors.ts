import { FIELD_TEXT } from './fieldText.ts'

/** All error codes (docs/wire.md "Errors"), each with its HTTP status and text. */
export const ERRORS = {
  COMMON400: [400, '잘못된 요청입니다.'],
  COMMON401: [401, '인증이 필요합니다.'],
  COMMON403: [403, '금지된 요청입니다.'],
  COMMON404: [404, '요청한 경로를 찾을 수 없습니다.'],
  COMMON405: [405, '지원하지 않는 메서드입니다.'],
  /** Ours: a key (W14) that was answered for another call or other content. */
  COMMON409: [409, '같은 요청 키로 다른 내용을 보낼 수 없습니다.'],
  COMMON413: [413, '파일 크기가 너무 큽니다.'],
  COMMON415: [415, '지원하지 않는 형식입니다.'],
  /** Always with a `Retry-After` header, in seconds. */
  COMMON429: [429, '잠시 후 다시 시도해 주세요.'],
  COMMON500: [500, '서버 에러, 관리자에게 문의 바랍니다.'],
  /** The database is unreachable. Answered within 3 s. */
  COMMON503: [503, '서비스를 잠시 사용할 수 없습니다.'],

  AUTH4001: [401, '아이디 또는 비밀번호가 일치하지 않습니다.'],
  AUTH4002: [400, '이미 로그아웃된 토큰입니다.'],
  /** Ours: A10. */
  AUTH4004: [404, '로그인한 기기를 찾을 수 없습니다.'],
  AUTH4021: [400, '인증번호가 일치하지 않습니다.'],
  AUTH4022: [400, '인증번호가 만료되었습니다.'],
  AUTH4023: [400, '이메일 인증이 필요합니다.'],
  /** Ours: A6, for a code that was tried wrongly too often. */
  AUTH4024: [400, '인증번호를 너무 많이 틀렸습니다. 인증번호를 다시 받아 주세요.'],
  /** Ours: A8, A14 and A15. */
  AUTH4025: [400, '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.'],
  /** Ours: A15. Not 401, which would renew the tokens. */
  AUTH4026: [400, '현재 비밀번호가 일치하지 않습니다.'],
  AUTH_006: [401, 'Access Token이 만료되었습니다.'],
  AUTH_007: [401, '유효하지 않은 Access Token입니다.'],
  AUTH_008: [401, 'Refresh Token이 만료되었습니다.'],
  AUTH_009: [401, '유효하지 않은 Refresh Token입니다.'],

  MEMBER4002: [400, '이미 존재하는 이메일입니다.'],
  MEMBER4003: [400, '나이는 0 이상의 값만 입력할 수 있습니다.'],
  MEMBER4004: [404, '회원 정보를 찾을 수 없습니다.'],
  /** Ours: an age below `AGE_MIN_YEARS` (A8, PR2). */
  MEMBER4005: [400, FIELD_TEXT.tooYoung],
  MEMBER4009: [409, '이미 존재하는 닉네임입니다.'],

  FRIEND4004: [404, '친구 요청이 존재하지 않습니다.'],
  FRIEND4005: [404, '친구 관계가 존재하지 않습니다.'],
  FRIEND4007: [404, '받는 회원이 존재하지 않습니다.'],
  FRIEND4009: [409, '이미 친구 요청을 보냈습니다.'],
  FRIEND4010: [409, '이미 처리된 친구 요청입니다.'],
  FRIEND4011: [409, '이미 친구 관계입니다.'],
  NOTIFICATION4004: [404, '해당 알림을 찾을 수 없습니다.'],
  CHAT_REQUEST4009: [409, '이미 요청이 존재합니다.'],

  SPOTIFY4004: [404, '음악 정보를 찾을 수 없습니다.'],
  SPOTIFY5002: [502, '음악 검색 서비스를 사용할 수 없습니다.'],

  TRACK4000: [400, '해당 트랙은 회원이 저장한 곡이 아닙니다.'],
  TRACK4004: [404, '트랙을 찾을 수 없습니다.'],
  ARTIST4000: [400, '해당 아티스트는 회원이 저장한 아티스트가 아닙니다.'],
  ARTIST4004: [404, '아티스트를 찾을 수 없습니다.'],
  ALBUM4000: [400, '해당 앨범은 회원이 저장한 앨범이 아닙니다.'],
  ALBUM4004: [404, '앨범을 찾을 수 없습니다.'],
  FOLDER4000: [400, '유효한 폴더 색상이 아닙니다.'],
  FOLDER4004: [404, '폴더를 찾을 수 없습니다.'],

  BAND4000: [400, '해당 밴드는 저장한 밴드가 아닙니다.'],
  BAND4001: [403, '이 동작은 해당 밴드의 관리자만 수행할 수 있습니다.'],
  BAND4002: [400, '자신의 밴드에는 지원할 수 없습니다.'],
  BAND4004: [404, '해당 밴드를 찾을 수 없습니다.'],
  BAND4009: [409, '이미 저장한 밴드입니다.'],
  APPLICATION4004: [404, '지원 내역을 찾을 수 없습니다.'],
  APPLICATION4009: [409, '이미 처리된 지원자입니다.'],
  BAND_SESSION4000: [400, '해당 세션은 모집 중이 아닙니다.'],
  SESSION4004: [404, '해당 세션을 찾을 수 없습니다.'],
  GENRE4004: [404, '해당 장르를 찾을 수 없습니다.'],

  CHAT4000: [400, '해당 채팅방에 참여하지 않았습니다.'],
  CHAT4001: [400, '이미 참여한 채팅방입니다.'],
  CHAT4002: [400, '채팅방 타입이 일치하지 않습니다.'],
  CHAT4003: [400, '해당 채팅방은 참여할 수 없습니다.'],
  CHAT4004: [404, '해당 채팅방을 찾을 수 없습니다.'],
  CHAT4007: [400, '1:1 채팅방 참여자 수가 올바르지 않습니다.'],
  /** Ours: CH6 into a closed group, without its invitation code or with another one. */
  CHAT4011: [403, '초대받은 사람만 들어올 수 있는 채팅방이에요.'],
  /** Ours: CH6 into a group of `GROUP_MEMBERS_MAX`. */
  CHAT4012: [409, '채팅방이 가득 찼어요. 500명까지 들어올 수 있어요.'],
  /** Ours: CH3, CH17 and CH18 by somebody in the group who does not own it. */
  CHAT4013: [403, '방장만 할 수 있어요.'],
  /** Ours: CH19, for a code that was renewed, never existed, or has no such form. */
  CHAT4014: [404, '초대 링크가 끝났거나 잘못됐어요.'],
  /**
   * Ours: answered by CH16, and by a SEND with an attachment that is unknown, of another room or member, sent
   * already, or deleted.
   */
  ATTACHMENT4004: [404, '첨부 파일을 찾을 수 없습니다.'],
  CHAT4010: [409, '이미 채팅방이 존재합니다.'],
  /** Ours: A1, with the right password of a suspended member; `result` is a `SuspendedLogin`. */
  AUTH4031: [403, '이용이 정지된 계정이에요.'],
  /** Ours: a token of a suspended member. Not 401, which would renew the tokens. */
  AUTH4032: [403, '이용이 정지되어 로그아웃했어요.'],
  /** Ours: a message or request of a member with a chat limit. */
  CHAT4031: [403, '지금은 채팅과 채팅 요청을 보낼 수 없어요. 알림의 제재 내역을 확인해주세요.'],
  REPORT4004: [404, '신고 내역을 찾을 수 없어요.'],
  REPORT4009: [409, '이미 신고했어요. 지금 살펴보고 있어요.'],
  CASE4004: [404, '신고를 찾을 수 없어요.'],
  CASE4009: [409, '다른 운영진이 먼저 처리했어요.'],
  SANCTION4004: [404, '제재 내역을 찾을 수 없어요.'],
  SANCTION4009: [409, '이미 이의를 제기했어요.'],
  SANCTION4010: [409, '이미 끝난 제재예요.'],
  OBJECTION4004: [404, '이의 제기를 찾을 수 없어요.'],
  OBJECTION4009: [409, '다른 운영진이 먼저 처리했어요.'],
  INVALID_PARAM: [400, 'bandId 또는 chatId 중 하나만 입력해야 합니다.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof ERRORS

/** The text of MEMBER4004 if the member has withdrawn (A1, docs/wire.md "Errors"). */
export const WITHDRAWN_MEMBER_MESSAGE = '탈퇴한 회원입니다.'

/** The text of FOLDER4004 if the folder exists but does not contain the item (docs/wire.md "Errors"). */
export const NOT_IN_FOLDER_MESSAGE = '폴더에 해당 곡이 없습니다.'

export const SUCCESS_CODE = 'COMMON200'
export const SUCCESS_MESSAGE = '성공입니다.'

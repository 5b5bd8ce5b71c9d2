import { CODE_LIVES_SECONDS } from '#contract/limits.ts'
import type { Mail } from '#server/deps.ts'

const SUBJECT = '[합주] 비밀번호 재설정 안내'

/** Plain text, as every mail: no links, no images, no tracking. */
export function resetCodeMail(to: string, code: string): Mail {
  return {
    to,
    subject: SUBJECT,
    text: `안녕하세요, 합주입니다.

비밀번호 찾기 화면에 아래 인증번호를 입력해 주세요.

    ${code}

인증번호는 ${CODE_LIVES_SECONDS / 60}분 동안 사용할 수 있습니다. 인증번호를 다시 요청하면 이전 번호는 사용할 수 없습니다.
본인이 요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.
`,
  }
}

/** For an e-mail without an active member. Only its owner reads it; the answer of A12 does not tell. */
export function noAccountMail(to: string): Mail {
  return {
    to,
    subject: SUBJECT,
    text: `안녕하세요, 합주입니다.

이 이메일로 비밀번호 찾기를 요청하셨지만, 이 이메일로 가입한 계정이 없습니다.
다른 이메일로 가입하지 않았는지 확인해 주세요.

본인이 요청하지 않았다면 이 메일을 무시해 주세요.
`,
  }
}

/** The owner learns of it even if somebody else changed the password. */
export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: '[합주] 비밀번호가 변경되었습니다',
    text: `안녕하세요, 합주입니다.

합주 계정의 비밀번호가 변경되었고, 다른 기기에서는 모두 로그아웃되었습니다.

본인이 변경하지 않았다면 로그인 화면의 비밀번호 찾기로 지금 비밀번호를 새로 정해 주세요.
`,
  }
}

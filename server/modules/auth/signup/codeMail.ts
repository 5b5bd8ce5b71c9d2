import { CODE_LIVES_SECONDS } from '#contract/limits.ts'
import type { Mail } from '#server/deps.ts'

/** Plain text: no links, no images, no tracking. */
export function codeMail(to: string, code: string): Mail {
  return {
    to,
    subject: '[합주] 이메일 인증번호 안내',
    text: `안녕하세요, 합주입니다.

회원가입 화면에 아래 인증번호를 입력해 주세요.

    ${code}

인증번호는 ${CODE_LIVES_SECONDS / 60}분 동안 사용할 수 있습니다. 인증번호를 다시 요청하면 이전 번호는 사용할 수 없습니다.
본인이 요청하지 않았다면 이 메일을 무시해 주세요.
`,
  }
}

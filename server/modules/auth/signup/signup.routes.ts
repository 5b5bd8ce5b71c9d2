import { checkNickname, sendCode, signUp, verifyCode } from '#contract/http/auth/signup.ts'
import { route, type Route } from '#server/http/route.ts'
import * as signup from './signup.service.ts'
import * as verification from './verification.service.ts'

export const signupRoutes: readonly Route[] = [
  route(sendCode, async ({ deps, body }) => {
    await verification.sendCode(deps, body.email)
    return { message: '인증번호가 발송되었습니다.' }
  }),

  route(verifyCode, async ({ deps, body }) => {
    const proof = await verification.verifyCode(deps, body.email, body.code)
    return { verified: true, proof, message: '인증이 완료되었습니다.' }
  }),

  route(checkNickname, ({ deps, query }) => signup.checkNickname(deps, query.nickname)),

  route(signUp, ({ deps, body, userAgent }) => signup.signUp(deps, body, userAgent)),
]

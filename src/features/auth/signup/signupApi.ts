import type { AnswerOf, InputOf } from '#contract/call.ts'
import { checkNickname, sendCode, signUp, verifyCode } from '#contract/http/auth/signup.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** A5 to A8. The nickname check is a mutation as well: each press sends it anew, and nothing repeats it. */
export const signupApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendCode: build.mutation<AnswerOf<typeof sendCode>, string>({
      query: (email) => request(sendCode, { body: { email } }),
    }),
    verifyCode: build.mutation<AnswerOf<typeof verifyCode>, InputOf<typeof verifyCode>>({
      query: (body) => request(verifyCode, { body }),
    }),
    checkNickname: build.mutation<AnswerOf<typeof checkNickname>, string>({
      query: (nickname) => request(checkNickname, { query: { nickname } }),
    }),
    signUp: build.mutation<AnswerOf<typeof signUp>, InputOf<typeof signUp>>({
      query: (body) => request(signUp, { body }),
    }),
  }),
})

export const { useSendCodeMutation, useVerifyCodeMutation, useCheckNicknameMutation, useSignUpMutation } =
  signupApi

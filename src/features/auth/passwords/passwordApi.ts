import type { AnswerOf, InputOf } from '#contract/call.ts'
import {
  changePassword,
  resetPassword,
  sendResetCode,
  verifyResetCode,
} from '#contract/http/auth/password.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** A12 to A15. */
export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendResetCode: build.mutation<void, string>({
      query: (email) => request(sendResetCode, { body: { email } }),
    }),
    verifyResetCode: build.mutation<AnswerOf<typeof verifyResetCode>, InputOf<typeof verifyResetCode>>({
      query: (body) => request(verifyResetCode, { body }),
    }),
    resetPassword: build.mutation<AnswerOf<typeof resetPassword>, InputOf<typeof resetPassword>>({
      query: (body) => request(resetPassword, { body }),
    }),
    changePassword: build.mutation<void, InputOf<typeof changePassword>>({
      query: (body) => request(changePassword, { body }),
      invalidatesTags: ['Session'],
    }),
  }),
})

export const {
  useSendResetCodeMutation,
  useVerifyResetCodeMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
} = passwordApi

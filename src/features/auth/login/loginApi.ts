import type { AnswerOf, InputOf } from '#contract/call.ts'
import { login } from '#contract/http/auth/auth.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'
import { readDeviceTokens } from '#src/auth/deviceTokens.ts'

export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<AnswerOf<typeof login>, InputOf<typeof login>>({
      query: (body) => request(login, { body: { ...body, deviceTokens: readDeviceTokens() } }),
    }),
  }),
})

export const { useLoginMutation } = loginApi

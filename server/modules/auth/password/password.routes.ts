import {
  changePassword,
  resetPassword,
  sendResetCode,
  verifyResetCode,
} from '#contract/http/auth/password.ts'
import { route, type Route } from '#server/http/route.ts'
import * as password from './password.service.ts'

export const passwordRoutes: readonly Route[] = [
  route(sendResetCode, ({ deps, body }) => password.sendResetCode(deps, body.email)),

  route(verifyResetCode, async ({ deps, body }) => ({
    proof: await password.verifyResetCode(deps, body.email, body.code),
  })),

  route(resetPassword, ({ deps, body }) => password.resetPassword(deps, body)),

  route(changePassword, ({ deps, member, body }) => password.changePassword(deps, member, body)),
]

import { login, logout, refreshTokens, withdraw } from '#contract/http/auth.ts'
import { route, type Route } from '../../route.ts'
import * as auth from './auth.service.ts'
import { refreshSession } from './sessions.service.ts'
import * as withdrawal from './withdrawal.service.ts'

export const authRoutes: readonly Route[] = [
  route(login, ({ deps, body }) => auth.login(deps, body.email, body.password)),

  route(refreshTokens, ({ deps, body }) => refreshSession(deps, body.refreshToken)),

  route(logout, async ({ deps, member, body }) => {
    await auth.logout(deps, member.memberId, body.refreshToken)
    return { message: '로그아웃이 완료되었습니다.' }
  }),

  route(withdraw, async ({ deps, member, body }) => {
    await withdrawal.withdraw(deps, { callerId: member.memberId, ...body })
    return '회원 탈퇴가 완료되었습니다.'
  }),
]

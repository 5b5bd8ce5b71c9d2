import { login, logout, refreshTokens, withdraw } from '#contract/http/auth/auth.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/http/auth/sessions.ts'
import { route, type Route } from '#server/http/route.ts'
import * as auth from './auth.service.ts'
import * as ownSessions from './devices/ownSessions.service.ts'
import * as sessions from './sessions.service.ts'
import * as withdrawal from './withdrawal/withdrawal.service.ts'

export const authRoutes: readonly Route[] = [
  route(login, ({ deps, body, ip, userAgent }) => auth.login(deps, body, { ip, userAgent })),

  route(refreshTokens, ({ deps, body }) => sessions.refreshTokens(deps, body.refreshToken)),

  route(logout, async ({ deps, member, body }) => {
    await auth.logout(deps, member.memberId, body.refreshToken)
    return { message: '로그아웃이 완료되었습니다.' }
  }),

  route(withdraw, async ({ deps, member, body }) => {
    await withdrawal.withdraw(deps, { callerId: member.memberId, ...body })
    return '회원 탈퇴가 완료되었습니다.'
  }),

  route(listSessions, ({ deps, member }) => ownSessions.listSessions(deps, member)),

  route(endSession, ({ deps, member, query }) =>
    ownSessions.endSession(deps, member.memberId, query.sessionId),
  ),

  route(endOtherSessions, ({ deps, member }) => ownSessions.endOtherSessions(deps, member)),
]

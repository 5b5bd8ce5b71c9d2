import { agree, listConsents } from '#contract/http/auth/consents.ts'
import { route, type Route } from '#server/http/route.ts'
import * as consents from './consents.service.ts'

export const consentsRoutes: readonly Route[] = [
  route(listConsents, ({ deps, member }) => consents.listConsents(deps, member.memberId)),

  route(agree, ({ deps, member }) => consents.agree(deps, member.memberId)),
]

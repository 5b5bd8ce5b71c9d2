import { decideCase, listCases, readCase, takeCase } from '#contract/http/safety/moderation.ts'
import { route, type Route } from '#server/http/route.ts'
import * as cases from './cases.service.ts'
import * as deciding from './deciding.service.ts'
import { byModerator } from './moderator.ts'

export const moderationRoutes: readonly Route[] = [
  route(listCases, byModerator, ({ deps, query }) => cases.listCases(deps, query)),
  route(readCase, byModerator, ({ deps, path, urlOf }) => cases.readCase(deps, path.caseId, urlOf)),
  route(takeCase, byModerator, ({ deps, member, path, body }) =>
    cases.takeCase(deps, member.memberId, path.caseId, body.isTaken),
  ),
  route(decideCase, byModerator, ({ deps, member, path, body, urlForOthers }) =>
    deciding.decideCase(deps, member.memberId, path.caseId, body, urlForOthers),
  ),
]

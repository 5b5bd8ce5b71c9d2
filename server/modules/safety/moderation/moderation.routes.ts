import {
  decideCase,
  decideObjection,
  findMembers,
  liftSanction,
  listCases,
  listModerationActions,
  listObjections,
  listSanctions,
  readCase,
  takeCase,
} from '#contract/http/safety/moderation.ts'
import { route, type Route } from '#server/http/route.ts'
import * as cases from './cases.service.ts'
import * as deciding from './deciding.service.ts'
import * as lifting from './lifting.service.ts'
import * as lookups from './lookups.service.ts'
import { byModerator } from './moderator.ts'
import * as objections from './objections.service.ts'

export const moderationRoutes: readonly Route[] = [
  route(listCases, byModerator, ({ deps, query }) => cases.listCases(deps, query)),
  route(readCase, byModerator, ({ deps, path, urlOf }) => cases.readCase(deps, path.caseId, urlOf)),
  route(takeCase, byModerator, ({ deps, member, path, body }) =>
    cases.takeCase(deps, member.memberId, path.caseId, body.isTaken),
  ),
  route(decideCase, byModerator, ({ deps, member, path, body, urlForOthers }) =>
    deciding.decideCase(deps, member.memberId, path.caseId, body, urlForOthers),
  ),
  route(listSanctions, byModerator, ({ deps, query }) => lifting.listSanctions(deps, query)),
  route(liftSanction, byModerator, ({ deps, member, path, body, urlForOthers }) =>
    lifting.liftSanction(deps, member.memberId, path.sanctionId, body.reason, urlForOthers),
  ),
  route(listObjections, byModerator, ({ deps, query }) => objections.listObjections(deps, query)),
  route(decideObjection, byModerator, ({ deps, member, path, body, urlForOthers }) =>
    objections.decideObjection(deps, member.memberId, path.objectionId, body, urlForOthers),
  ),
  route(findMembers, byModerator, ({ deps, query, urlOf }) => lookups.findMembers(deps, query.q, urlOf)),
  route(listModerationActions, byModerator, ({ deps, query }) => lookups.listModerationActions(deps, query)),
]

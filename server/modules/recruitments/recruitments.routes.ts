import { decideApplications, listApplications } from '#contract/http/recruitments.ts'
import { route, type Route } from '#server/route.ts'
import { applicationsSeenBy } from './applications.service.ts'
import { decide } from './deciding.service.ts'

export const recruitmentsRoutes: Route[] = [
  route(listApplications, ({ deps, member, path, urlOf }) =>
    applicationsSeenBy(deps, member.memberId, path.bandId, urlOf),
  ),
  route(decideApplications, ({ deps, member, path, body, urlOf, urlForOthers }) =>
    decide(
      deps,
      { managerId: member.memberId, bandId: path.bandId, decisions: body.applicantUpdate },
      urlOf,
      urlForOthers,
    ),
  ),
]

import { listApplications } from '#contract/http/recruitments.ts'
import { route, type Route } from '#server/route.ts'
import { applicationsSeenBy } from './applications.service.ts'

export const recruitmentsRoutes: Route[] = [
  route(listApplications, ({ deps, member, path, urlOf }) =>
    applicationsSeenBy(deps, member.memberId, path.bandId, urlOf),
  ),
  // RC5 comes here.
]

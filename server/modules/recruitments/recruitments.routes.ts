import {
  changeRecruitment,
  createRecruitment,
  decideApplications,
  listApplications,
  readRecruitment,
} from '#contract/http/recruitments.ts'
import { route, type Route } from '#server/route.ts'
import { applicationsSeenBy } from './applications.service.ts'
import { decide } from './deciding.service.ts'
import { change, create, recruitmentSeenBy } from './recruitments.service.ts'

export const recruitmentsRoutes: Route[] = [
  route(createRecruitment, ({ deps, member, body, files, urlOf }) =>
    create(deps, member.memberId, { ...body, image: files.image }, urlOf),
  ),
  route(changeRecruitment, ({ deps, member, body, files, urlOf }) =>
    change(deps, member.memberId, { ...body, image: files.image }, urlOf),
  ),
  route(readRecruitment, ({ deps, member, path, urlOf }) =>
    recruitmentSeenBy(deps, member.memberId, path.bandId, urlOf),
  ),
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

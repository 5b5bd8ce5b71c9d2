import {
  applyToBand,
  decideApplications,
  joinBand,
  listApplications,
} from '#contract/http/recruitments/applications.ts'
import {
  changeRecruitment,
  createRecruitment,
  readRecruitment,
} from '#contract/http/recruitments/recruitments.ts'
import { route, type Route } from '#server/http/route.ts'
import { applicationsSeenBy } from './applications/applications.service.ts'
import { applyAs, joinAs } from './applications/applying.service.ts'
import { decide } from './applications/deciding.service.ts'
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
  route(joinBand, ({ deps, member, path, body, urlOf }) =>
    joinAs(deps, member.memberId, path.bandId, body, urlOf),
  ),
  route(applyToBand, ({ deps, member, path, body, urlOf }) =>
    applyAs(deps, member.memberId, path.bandId, body, urlOf),
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

import {
  applyToBand,
  withdrawApplication,
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
import { withoutWordsOrLimit } from '../safety/sanctions/chatLimits.ts'
import * as applications from './applications/applications.service.ts'
import * as applying from './applications/applying.service.ts'
import * as deciding from './applications/deciding.service.ts'
import * as withdrawing from './applications/withdrawing.service.ts'
import * as recruitments from './recruitments.service.ts'

export const recruitmentsRoutes: Route[] = [
  route(createRecruitment, ({ deps, member, body, files, urlOf, once }) =>
    recruitments.createRecruitment(deps, member.memberId, { ...body, image: files.image }, urlOf, once),
  ),
  route(changeRecruitment, ({ deps, member, body, files, urlOf }) =>
    recruitments.changeRecruitment(deps, member.memberId, { ...body, image: files.image }, urlOf),
  ),
  route(readRecruitment, ({ deps, member, path, urlOf }) =>
    recruitments.readRecruitment(deps, member.memberId, path.bandId, urlOf),
  ),
  route(joinBand, withoutWordsOrLimit, ({ deps, member, path, body, urlOf, urlForOthers }) =>
    applying.joinBand(deps, member.memberId, path.bandId, body, urlOf, urlForOthers),
  ),
  route(withdrawApplication, ({ deps, member, path }) =>
    withdrawing.withdrawApplication(deps, member.memberId, path.bandId),
  ),
  route(applyToBand, withoutWordsOrLimit, ({ deps, member, path, body, urlOf, urlForOthers }) =>
    applying.applyToBand(deps, member.memberId, path.bandId, body, urlOf, urlForOthers),
  ),
  route(listApplications, ({ deps, member, path, urlOf }) =>
    applications.listApplications(deps, member.memberId, path.bandId, urlOf),
  ),
  route(decideApplications, withoutWordsOrLimit, ({ deps, member, path, body, urlOf, urlForOthers }) =>
    deciding.decideApplications(
      deps,
      { managerId: member.memberId, bandId: path.bandId, decisions: body.applicantUpdate },
      urlOf,
      urlForOthers,
    ),
  ),
]

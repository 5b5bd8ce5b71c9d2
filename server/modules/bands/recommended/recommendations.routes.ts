import { listRecommendedBands } from '#contract/http/bands/bands.ts'
import { route, type Route } from '#server/http/route.ts'
import { bandsFor } from './recommendations.service.ts'

export const recommendationsRoutes: Route[] = [
  route(listRecommendedBands, ({ deps, member, query, urlOf }) =>
    bandsFor(deps, member.memberId, query.limit, urlOf),
  ),
]

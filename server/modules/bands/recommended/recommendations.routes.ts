import { listRecommendedBands } from '#contract/http/bands/bands.ts'
import { route, type Route } from '#server/http/route.ts'
import * as recommendations from './recommendations.service.ts'

export const recommendationsRoutes: Route[] = [
  route(listRecommendedBands, ({ deps, member, query, urlOf }) =>
    recommendations.listRecommendedBands(deps, member.memberId, query.limit, urlOf),
  ),
]

import { readReport, report } from '#contract/http/safety/reports.ts'
import { route, type Route } from '#server/http/route.ts'
import * as reports from './reports.service.ts'

export const reportsRoutes: Route[] = [
  route(report, ({ deps, member, body, once }) => reports.report(deps, member.memberId, body, once)),
  route(readReport, ({ deps, member, path }) => reports.readReport(deps, member.memberId, path.reportId)),
]

import { askForExport, cancelExport, readExport } from '#contract/http/auth/dataExport.ts'
import { route, type Route } from '#server/http/route.ts'
import * as exports from './export.service.ts'

export const exportRoutes: readonly Route[] = [
  route(askForExport, ({ deps, member }) => exports.askForExport(deps, member.memberId)),

  route(readExport, ({ deps, member, urlOf }) => exports.readExport(deps, member.memberId, urlOf)),

  route(cancelExport, ({ deps, member }) => exports.cancelExport(deps, member.memberId)),
]

import { objectToSanction, objectToSuspension, readSanction } from '#contract/http/safety/sanctions.ts'
import { route, type Route } from '#server/http/route.ts'
import * as sanctions from './sanctions.service.ts'

export const sanctionsRoutes: readonly Route[] = [
  route(readSanction, ({ deps, member, path }) =>
    sanctions.readSanction(deps, member.memberId, path.sanctionId),
  ),
  route(objectToSanction, ({ deps, member, path, body }) =>
    sanctions.objectToSanction(deps, member.memberId, path.sanctionId, body.words),
  ),
  route(objectToSuspension, ({ deps, body }) => sanctions.objectToSuspension(deps, body)),
]

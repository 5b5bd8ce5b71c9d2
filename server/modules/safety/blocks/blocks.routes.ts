import { blockMember, listBlockedMembers, unblockMember } from '#contract/http/safety/blocks.ts'
import { route, type Route } from '#server/http/route.ts'
import * as blocks from './blocks.service.ts'

export const blocksRoutes: Route[] = [
  route(listBlockedMembers, ({ deps, member, urlOf }) =>
    blocks.listBlockedMembers(deps, member.memberId, urlOf),
  ),
  route(blockMember, ({ deps, member, path }) => blocks.blockMember(deps, member.memberId, path.memberId)),
  route(unblockMember, ({ deps, member, path }) =>
    blocks.unblockMember(deps, member.memberId, path.memberId),
  ),
]

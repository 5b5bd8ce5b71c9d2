import { readAttachment, uploadAttachment } from '#contract/http/chat/attachments.ts'
import { findInvitation, readInvitation, renewInvitation } from '#contract/http/chat/invitations.ts'
import { findDay, listMessages, searchMessages } from '#contract/http/chat/messages.ts'
import { muteRoom, unmuteRoom } from '#contract/http/chat/mutes.ts'
import {
  changeRoom,
  createRoom,
  enterRoom,
  joinRoom,
  leaveRoom,
  LIST_FRIEND_ROOMS_ALIAS,
  listFriendRooms,
  listRooms,
  openPrivateRoom,
  pinRoom,
  unpinRoom,
} from '#contract/http/chat/rooms.ts'
import { countAttachment } from '#server/http/limits/mediaLimit.ts'
import { route, type Route } from '#server/http/route.ts'
import { unlessChatLimited } from '../safety/sanctions/chatLimits.ts'
import * as attachments from './attachments/attachments.service.ts'
import { requireRoom } from './chat.policy.ts'
import * as messages from './messages/messages.service.ts'
import * as groups from './rooms/groups.service.ts'
import * as invitations from './rooms/invitations/invitations.service.ts'
import * as membership from './rooms/membership.service.ts'
import * as mutes from './rooms/mutes.service.ts'
import * as pins from './rooms/pins.service.ts'
import * as privateRooms from './rooms/privateRooms.service.ts'
import * as roomList from './rooms/roomList.service.ts'
import * as days from './search/days.service.ts'
import * as search from './search/search.service.ts'

/** CH11's alias comes before CH5, whose path would read `friends` as a room id. */
export const chatRoutes: Route[] = [
  route(listRooms, ({ deps, member, query, urlOf }) =>
    roomList.listRooms(deps, member.memberId, query, urlOf),
  ),
  route(createRoom, unlessChatLimited, ({ deps, member, body, files, urlOf, once }) =>
    groups.createRoom(deps, member.memberId, { ...body, image: files.image }, urlOf, once),
  ),
  route(changeRoom, ({ deps, member, query, body, files, urlOf }) =>
    groups.changeRoom(
      deps,
      member.memberId,
      {
        roomId: body.roomId ?? query.roomId,
        roomName: body.roomName,
        isOpen: body.isOpen,
        image: files.image,
      },
      urlOf,
    ),
  ),
  route(listFriendRooms, ({ deps, member, urlOf }) =>
    privateRooms.listFriendRooms(deps, member.memberId, urlOf),
  ),
  route({ ...listFriendRooms, path: LIST_FRIEND_ROOMS_ALIAS }, ({ deps, member, urlOf }) =>
    privateRooms.listFriendRooms(deps, member.memberId, urlOf),
  ),
  route(openPrivateRoom, unlessChatLimited, ({ deps, member, body, urlOf, once }) =>
    privateRooms.openPrivateRoom(deps, member.memberId, body.memberId, urlOf, once),
  ),
  route(pinRoom, ({ deps, member, query }) => pins.pinRoom(deps, member.memberId, query)),
  route(unpinRoom, ({ deps, member, query }) => pins.unpinRoom(deps, member.memberId, query)),
  route(muteRoom, ({ deps, member, path, body }) => mutes.muteRoom(deps, member.memberId, path.roomId, body)),
  route(unmuteRoom, ({ deps, member, path }) => mutes.unmuteRoom(deps, member.memberId, path.roomId)),
  route(enterRoom, ({ deps, member, path, urlOf }) =>
    messages.enterRoom(deps, member.memberId, path.roomId, urlOf),
  ),
  route(listMessages, ({ deps, member, path, query, urlOf }) =>
    messages.listMessages(deps, member.memberId, path.roomId, query, urlOf),
  ),
  route(
    uploadAttachment,
    unlessChatLimited,
    { beforeBody: ({ deps, member, path }) => requireRoom(deps.db, member.memberId, path.roomId) },
    { beforeBody: ({ deps, member }) => countAttachment(deps, member.memberId) },
    ({ deps, member, path, body, files, urlOf }) =>
      attachments.uploadAttachment(deps, member.memberId, path.roomId, { ...body, file: files.file! }, urlOf),
  ),
  route(readAttachment, ({ deps, member, path, urlOf }) =>
    attachments.readAttachment(deps, member.memberId, path.roomId, path.attachmentId, urlOf),
  ),
  route(findDay, ({ deps, member, path, query }) =>
    days.findDay(deps, member.memberId, path.roomId, query.day),
  ),
  route(searchMessages, ({ deps, member, path, query }) =>
    search.searchMessages(deps, member.memberId, path.roomId, query),
  ),
  route(joinRoom, ({ deps, member, path, body }) =>
    membership.joinRoom(deps, member.memberId, path.roomId, body.code ?? null),
  ),
  route(leaveRoom, ({ deps, member, path }) => membership.leaveRoom(deps, member.memberId, path.roomId)),
  route(readInvitation, ({ deps, member, path }) =>
    invitations.readInvitation(deps, member.memberId, path.roomId),
  ),
  route(renewInvitation, ({ deps, member, path }) =>
    invitations.renewInvitation(deps, member.memberId, path.roomId),
  ),
  route(findInvitation, ({ deps, member, query, urlOf }) =>
    invitations.findInvitation(deps, member.memberId, query.code, urlOf),
  ),
]

import { readAttachment, uploadAttachment } from '#contract/http/chat/attachments.ts'
import { findDay, listMessages, searchMessages } from '#contract/http/chat/messages.ts'
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
import { attachmentOf, keepAttachment } from './attachments/attachments.service.ts'
import { requireRoom } from './chat.policy.ts'
import { entryOf, pageOfMessages } from './messages/messages.service.ts'
import { changeGroup, createGroup } from './rooms/groups.service.ts'
import { joinGroup, leaveAnyRoom } from './rooms/membership.service.ts'
import { pin, unpin } from './rooms/pins.service.ts'
import { friendRoomsOf, openWith } from './rooms/privateRooms.service.ts'
import { roomsOf } from './rooms/roomList.service.ts'
import { dayOfRoom } from './search/days.service.ts'
import { searchRoom } from './search/search.service.ts'

/** CH11's alias comes before CH5, whose path would take `friends` for a room id. */
export const chatRoutes: Route[] = [
  route(listRooms, ({ deps, member, urlOf }) => roomsOf(deps, member.memberId, urlOf)),
  route(createRoom, ({ deps, member, body, files, urlOf }) =>
    createGroup(deps, member.memberId, { ...body, image: files.image }, urlOf),
  ),
  route(changeRoom, ({ deps, member, query, body, files, urlOf }) =>
    changeGroup(
      deps,
      member.memberId,
      { roomId: body.roomId ?? query.roomId, roomName: body.roomName, image: files.image },
      urlOf,
    ),
  ),
  route(listFriendRooms, ({ deps, member, urlOf }) => friendRoomsOf(deps, member.memberId, urlOf)),
  route({ ...listFriendRooms, path: LIST_FRIEND_ROOMS_ALIAS }, ({ deps, member, urlOf }) =>
    friendRoomsOf(deps, member.memberId, urlOf),
  ),
  route(openPrivateRoom, ({ deps, member, body, urlOf }) =>
    openWith(deps, member.memberId, body.memberId, urlOf),
  ),
  route(pinRoom, ({ deps, member, query }) => pin(deps, member.memberId, query)),
  route(unpinRoom, ({ deps, member, query }) => unpin(deps, member.memberId, query)),
  route(enterRoom, ({ deps, member, path, urlOf }) => entryOf(deps, member.memberId, path.roomId, urlOf)),
  route(listMessages, ({ deps, member, path, query, urlOf }) =>
    pageOfMessages(deps, member.memberId, path.roomId, query, urlOf),
  ),
  route(
    uploadAttachment,
    { beforeBody: ({ deps, member, path }) => requireRoom(deps.db, member.memberId, path.roomId) },
    ({ deps, member }) => countAttachment(deps, member.memberId),
    ({ deps, member, path, body, files, urlOf }) =>
      keepAttachment(deps, member.memberId, path.roomId, { ...body, file: files.file! }, urlOf),
  ),
  route(readAttachment, ({ deps, member, path, urlOf }) =>
    attachmentOf(deps, member.memberId, path.roomId, path.attachmentId, urlOf),
  ),
  route(findDay, ({ deps, member, path, query }) => dayOfRoom(deps, member.memberId, path.roomId, query.day)),
  route(searchMessages, ({ deps, member, path, query }) =>
    searchRoom(deps, member.memberId, path.roomId, query),
  ),
  route(joinRoom, ({ deps, member, path }) => joinGroup(deps, member.memberId, path.roomId)),
  route(leaveRoom, ({ deps, member, path }) => leaveAnyRoom(deps, member.memberId, path.roomId)),
]

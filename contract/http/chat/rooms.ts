import * as v from 'valibot'
import { ADDRESSES } from '#contract/addresses.ts'
import { call } from '#contract/call.ts'
import { kept } from '#contract/fields.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import {
  IMAGE_MAX_BYTES,
  ROOM_LIST_TOKEN_MAX_CHARS,
  ROOM_NAME_MAX_CHARS,
  ROOM_PAGE_SIZE_MAX,
} from '#contract/limits.ts'
import { AnswerId, BAND_STATUSES, Id, PASS_FAIL, QueryNumber, Timestamp } from '#contract/scalars.ts'
import { BandSession } from '#contract/sessions.ts'
import { maxGraphemes, withoutNul } from '#contract/text.ts'
import { InvitationCode } from './invitations.ts'
import { MESSAGE_TYPES, MessagePage } from './messages.ts'
import { RoomMute } from './mutes.ts'

/** Another participant of a room. They have read everything up to and including `lastReadMessageId`. */
export const MemberInfo = v.object({
  memberId: AnswerId,
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  lastReadMessageId: AnswerId,
})
export type MemberInfo = v.InferOutput<typeof MemberInfo>

/**
 * The number of other members' messages above the caller's read mark, without SYSTEM lines that are no news.
 * Null (from the original product) counts as 0.
 */
export const UnreadCount = v.pipe(
  v.nullable(v.number()),
  v.transform((count) => count ?? 0),
)

/** Ours. Null or absent: not muted, or a server that does not tell. */
const muted = v.optional(v.nullable(RoomMute))

const roomBase = {
  chatName: v.string(),
  imageUrl: v.nullable(v.string()),
  pinnedAt: v.nullable(Timestamp),
  unreadCount: UnreadCount,
  lastMessageAt: v.nullable(Timestamp),
  lastMessage: v.nullable(
    v.object({ content: v.string(), type: v.picklist(MESSAGE_TYPES), senderId: AnswerId }),
  ),
}

const bandBase = { bandId: AnswerId, bandName: v.string(), bandImageUrl: v.nullable(v.string()) }

export const PrivateRoom = v.object({
  roomType: v.literal('PRIVATE'),
  roomId: AnswerId,
  memberInfo: MemberInfo,
  muted,
  ...roomBase,
})
/**
 * Ours: who may change a group and invite to it, and whether everybody may join it by its id. `ownerId` null:
 * nobody. An older server says neither.
 */
const groupAccess = {
  ownerId: v.optional(v.nullable(AnswerId), null),
  isOpen: v.optional(v.boolean(), false),
}
export const GroupRoom = v.object({
  roomType: v.literal('GROUP'),
  roomId: AnswerId,
  memberInfos: v.array(MemberInfo),
  ...groupAccess,
  muted,
  ...roomBase,
})
export const ApplicantRoom = v.object({
  roomType: v.literal('BAND-APPLICANT'),
  roomId: AnswerId,
  memberInfos: v.array(MemberInfo),
  session: BandSession,
  passFail: v.picklist(PASS_FAIL),
  muted,
  ...bandBase,
  ...roomBase,
})
/** One row for each managed band, keyed by `bandId`, with its application rooms inside. */
export const ManagerRoom = v.object({
  roomType: v.literal('BAND-MANAGER'),
  roomId: v.null(),
  status: v.picklist(BAND_STATUSES),
  bandSessionList: v.array(BandSession),
  chatRoomInfo: v.array(
    v.object({
      roomId: AnswerId,
      memberInfo: MemberInfo,
      session: BandSession,
      passFail: v.picklist(PASS_FAIL),
      lastMessageAt: v.nullable(Timestamp),
      pinnedAt: v.nullable(Timestamp),
      unreadCount: UnreadCount,
      muted,
    }),
  ),
  ...bandBase,
  ...roomBase,
})
export const RoomInfo = v.variant('roomType', [PrivateRoom, GroupRoom, ApplicantRoom, ManagerRoom])
export type PrivateRoom = v.InferOutput<typeof PrivateRoom>
export type GroupRoom = v.InferOutput<typeof GroupRoom>
export type ApplicantRoom = v.InferOutput<typeof ApplicantRoom>
export type ManagerRoom = v.InferOutput<typeof ManagerRoom>
export type RoomInfo = v.InferOutput<typeof RoomInfo>

/**
 * A room on entering: the newest 20 messages and the other participants. `ownerId` and `isOpen` (ours) for
 * groups only, as in CH1.
 */
export const RoomEntry = v.object({
  roomId: AnswerId,
  roomType: v.picklist(['PRIVATE', 'GROUP', 'BAND']),
  ownerId: v.optional(v.nullable(AnswerId)),
  isOpen: v.optional(v.boolean()),
  messageList: MessagePage,
  participantInfos: v.object({
    infos: v.array(
      v.object({
        memberId: AnswerId,
        nickname: v.string(),
        imageUrl: v.nullable(v.string()),
        lastReadMessageId: AnswerId,
      }),
    ),
  }),
})
export type RoomEntry = v.InferOutput<typeof RoomEntry>

const RoomEvent = v.object({ roomId: AnswerId, message: v.string(), timestamp: Timestamp })

/** A cursor or a version of CH1: an opaque text of the server. */
const RoomListToken = v.pipe(
  v.string(FIELD_TEXT.form),
  v.maxLength(ROOM_LIST_TOKEN_MAX_CHARS, FIELD_TEXT.form),
)

/**
 * CH1. Returns the rooms: pinned ones first, the latest pin first; then the others by last message, latest
 * first. Rooms without a message come before the other unpinned ones.
 *
 * Ours: without parameters the answer is the whole list and nothing else. With `limit` or `cursor` it is a
 * page. With `since`, the version of an earlier answer to this member, it holds the rows that have changed
 * since, and the ids of all rows; rows whose ids are missing there are gone. An unknown or too old version,
 * or more changes than `limit`, is answered with the first page instead, which has no ids. Pages are not
 * read from one moment: a room that moves meanwhile is missing or repeated, and the changes since the version
 * of the first page complete the list (decision 0031). Refuses: COMMON400 (also `cursor` with `since`, and a
 * cursor that is none).
 */
export const listRooms = call({
  id: 'CH1',
  method: 'GET',
  path: ADDRESSES.listRooms,
  auth: 'required',
  body: 'enveloped',
  query: v.pipe(
    v.object({
      limit: v.optional(QueryNumber(1, ROOM_PAGE_SIZE_MAX)),
      cursor: v.optional(RoomListToken),
      since: v.optional(RoomListToken),
    }),
    v.forward(
      v.check(({ cursor, since }) => cursor === undefined || since === undefined, FIELD_TEXT.form),
      ['since'],
    ),
  ),
  answer: v.object({
    chatRoomInfos: v.array(RoomInfo),
    /** The `cursor` of the next page; null on the last one. Absent from the whole list and with `ids`. */
    nextCursor: v.optional(v.nullable(v.string())),
    /** For `since`. Absent from the whole list. */
    version: v.optional(v.string()),
    /** The list's rows in no order, a BAND-MANAGER row by its band. Only with the changes since a version. */
    ids: v.optional(v.object({ rooms: v.array(AnswerId), bands: v.array(AnswerId) })),
  }),
})

/** 1 to 10 grapheme clusters (CH2). */
const RoomName = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.nonEmpty(FIELD_TEXT.missing),
  maxGraphemes(ROOM_NAME_MAX_CHARS),
  withoutNul,
)

/**
 * CH2. Creates a group of the caller and the named members. Duplicates and the caller's own id are dropped,
 * and 1 to 100 members must remain. `memberInfos` has everyone except the caller, as in CH1. The room has no
 * message, so `lastMessageTime` is the time of creation. The caller owns the group, and it is closed (CH6).
 * Nobody is notified. Refuses: COMMON400, MEMBER4004 (an id is unknown or withdrawn), CHAT4031, COMMON413,
 * COMMON415, COMMON429.
 */
export const createRoom = call({
  id: 'CH2',
  method: 'POST',
  path: '/api/chat/rooms',
  auth: 'required',
  body: 'enveloped',
  takesKey: true,
  multipart: { json: 'data', files: { image: { kind: 'image', maxBytes: IMAGE_MAX_BYTES } } },
  input: v.object({ memberIds: v.array(Id, FIELD_TEXT.form), roomName: RoomName }),
  answer: v.object({
    roomId: AnswerId,
    roomName: v.string(),
    roomImageUrl: v.nullable(v.string()),
    lastMessageTime: Timestamp,
    /** The name is `roomtype`, not `roomType`. */
    roomtype: v.literal('GROUP'),
    memberInfos: v.array(v.object({ memberId: AnswerId, memberName: v.string() })),
  }),
})

/**
 * CH3. Changes the name or picture of a group, or whether everybody may join it (`isOpen`, ours); absent
 * keeps. Only its owner may do it. Refuses: COMMON400 (also: nothing to change), CHAT4004, CHAT4002 (not a
 * group), CHAT4000, CHAT4013 (not the owner), COMMON413, COMMON415, COMMON429.
 */
export const changeRoom = call({
  id: 'CH3',
  method: 'PATCH',
  path: '/api/chat/rooms',
  auth: 'required',
  body: 'enveloped',
  multipart: { json: 'data', files: { image: { kind: 'image', maxBytes: IMAGE_MAX_BYTES } } },
  /** Used if the JSON part has no `roomId`. */
  query: v.object({ roomId: v.optional(Id) }),
  input: v.object({
    roomId: v.nullish(Id),
    roomName: kept(RoomName),
    isOpen: kept(v.boolean(FIELD_TEXT.form)),
  }),
  answer: v.object({
    roomId: AnswerId,
    roomName: v.string(),
    roomProfileUrl: v.nullable(v.string()),
    /** Absent from an older server. */
    isOpen: v.optional(v.boolean()),
  }),
})

/**
 * CH5. Returns what a client needs to enter a room: its newest 20 messages and the other participants. No
 * side effect (W5). Refuses: CHAT4000, CHAT4004.
 */
export const enterRoom = call({
  id: 'CH5',
  method: 'GET',
  path: '/api/chat/rooms/:roomId',
  auth: 'required',
  body: 'enveloped',
  answer: RoomEntry,
})

/**
 * CH6. Joins a group and adds a SYSTEM message. A closed group takes its current invitation code (CH17); an
 * open one ignores it. The first to come into a group without an owner owns it. Refuses: CHAT4004, CHAT4001
 * (already a participant), CHAT4003 (a room of two), CHAT4011 (closed; one answer for no code, a wrong code
 * and a renewed one), CHAT4012 (`GROUP_MEMBERS_MAX` are in it), COMMON429.
 */
export const joinRoom = call({
  id: 'CH6',
  method: 'POST',
  path: '/api/chat/rooms/:roomId/members/join',
  auth: 'required',
  body: 'enveloped',
  input: v.object({ code: v.nullish(InvitationCode) }),
  answer: RoomEvent,
})

/**
 * CH7. Leaves a room. The pin is removed, the messages stay. Refuses: CHAT4004, CHAT4000 (already left; the
 * app treats 400 as success).
 */
export const leaveRoom = call({
  id: 'CH7',
  method: 'POST',
  path: '/api/chat/rooms/:roomId/members/exit',
  auth: 'required',
  body: 'enveloped',
  answer: RoomEvent,
})

const PinTarget = v.object({ chatId: v.optional(Id), bandId: v.optional(Id) })
const PinAnswer = <S extends v.GenericSchema<unknown, unknown>>(pinnedAt: S) =>
  v.object({ roomId: v.optional(AnswerId), bandId: v.optional(AnswerId), pinnedAt })

/**
 * CH9. Pins a room by `chatId`, or a BAND-MANAGER row by `bandId`. Exactly one is required, otherwise
 * INVALID_PARAM. Repeating keeps the first time. Refuses: CHAT4004, CHAT4000, BAND4004, BAND4001.
 */
export const pinRoom = call({
  id: 'CH9',
  method: 'PATCH',
  path: '/api/chat/rooms/pin',
  auth: 'required',
  body: 'enveloped',
  query: PinTarget,
  answer: PinAnswer(Timestamp),
})

/**
 * CH10. Unpins a room by `chatId`, or a BAND-MANAGER row by `bandId`. Exactly one is required. Repeating
 * changes nothing. Refuses as CH9.
 */
export const unpinRoom = call({
  id: 'CH10',
  method: 'PATCH',
  path: '/api/chat/rooms/unpin',
  auth: 'required',
  body: 'enveloped',
  query: PinTarget,
  answer: PinAnswer(v.null()),
})

/** CH11. Returns the private rooms with friends. Also served at the alias `/api/chat/rooms/friends`. */
export const listFriendRooms = call({
  id: 'CH11',
  method: 'GET',
  path: '/api/chat/friends',
  auth: 'required',
  body: 'enveloped',
  answer: v.object({
    rooms: v.array(
      v.object({
        roomId: AnswerId,
        memberId: AnswerId,
        friendName: v.string(),
        profileImage: v.nullable(v.string()),
      }),
    ),
  }),
})
export const LIST_FRIEND_ROOMS_ALIAS = '/api/chat/rooms/friends'

/**
 * CH12. Creates the private room with a member, or reopens it with its history. Refuses: COMMON400 (the
 * caller's own id), MEMBER4004, CHAT4031, CHAT4010 when both are already in it; that answer's `result` is
 * `{ roomId }`.
 */
export const openPrivateRoom = call({
  id: 'CH12',
  method: 'POST',
  path: '/api/chat/rooms/friends',
  auth: 'required',
  body: 'enveloped',
  takesKey: true,
  input: v.object({ memberId: Id }),
  answer: RoomEntry,
})

/** The `result` of a CHAT4010 answer. */
export const ExistingRoom = v.object({ roomId: AnswerId })

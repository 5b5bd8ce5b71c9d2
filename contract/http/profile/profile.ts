import * as v from 'valibot'
import { ADDRESSES } from '#contract/addresses.ts'
import { call } from '#contract/call.ts'
import {
  FreeText,
  kept,
  unique,
  visible,
  WebAddress,
  WrittenDistrict,
  WrittenRegion,
} from '#contract/fields.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { Genre } from '#contract/genresAndKeywords.ts'
import {
  AGE_MAX_YEARS,
  BIO_MAX_CHARS,
  IMAGE_MAX_BYTES,
  KEYWORD_MAX_CHARS,
  KEYWORDS_MAX,
  MEDIA_MAX_BYTES,
  PROFILE_LIST_MAX,
  PROFILE_NICKNAME_MAX_CHARS,
  URL_MAX_CHARS,
} from '#contract/limits.ts'
import { AnswerId, GENDERS } from '#contract/scalars.ts'
import { BAND_SESSION_TYPES, PlayedSession, PlayedSessions } from '#contract/sessions.ts'
import { AlbumItem } from '../archive/archive.ts'

const SavedTrack = v.object({
  title: v.string(),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
})
const SavedAlbum = v.object({
  albumId: AnswerId,
  name: v.string(),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
})

const profileFields = {
  memberId: AnswerId,
  nickname: v.string(),
  age: v.nullable(v.number()),
  gender: v.picklist(GENDERS),
  region: v.nullable(v.string()),
  district: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  youtubeUrl: v.nullable(v.string()),
  availableSessions: v.array(PlayedSession),
  /** The names of `availableSessions`. */
  sessions: v.array(v.object({ name: v.picklist(BAND_SESSION_TYPES) })),
  genres: v.array(v.string()),
  /** The same texts as `genres`. */
  tags: v.array(v.string()),
  /** The keywords. */
  traits: v.array(v.string()),
  /** Only favourites, newest first (W10). */
  favoriteArtists: v.array(v.object({ name: v.string(), imageUrl: v.nullable(v.string()) })),
  /** Newest first, as are the albums. */
  savedTracks: v.array(SavedTrack),
  savedAlbums: v.array(SavedAlbum),
}

/** A member's view of their own profile (docs/product/profile.md "Own and other profile"). */
export const Profile = v.object({
  ...profileFields,
  mediaUrl: v.nullable(v.string()),
  /** Ours: something in force is not agreed to yet (CO1); absent otherwise. */
  mustConsent: v.optional(v.literal(true)),
})
export type Profile = v.InferOutput<typeof Profile>

/** Other members' view of a profile, without private albums and the recording. */
export const OtherProfile = v.object({
  ...profileFields,
  instagramUrl: v.nullable(v.string()),
  friend: v.boolean(),
  /** Always false: a member with a block between them and the caller has no profile (P22). */
  blocked: v.boolean(),
  /** False only for the caller's own id. */
  canRequestChat: v.boolean(),
  /** Ours: the caller has sent a chat request that is not answered yet (CR1). */
  chatRequested: v.optional(v.boolean(), false),
})
export type OtherProfile = v.InferOutput<typeof OtherProfile>

const ProfileChange = v.object({
  nickname: kept(v.pipe(FreeText(PROFILE_NICKNAME_MAX_CHARS), visible)),
  age: kept(
    v.pipe(
      v.number(FIELD_TEXT.form),
      v.integer(FIELD_TEXT.form),
      v.minValue(0, FIELD_TEXT.range),
      v.maxValue(AGE_MAX_YEARS, FIELD_TEXT.range),
    ),
  ),
  gender: kept(v.picklist(GENDERS, FIELD_TEXT.notInList)),
  region: kept(WrittenRegion),
  district: kept(WrittenDistrict),
  bio: kept(FreeText(BIO_MAX_CHARS)),
  /** Empty keeps the stored one. A file of this server must exist, otherwise COMMON400. */
  mediaUrl: kept(
    v.pipe(
      WebAddress(URL_MAX_CHARS),
      v.transform((address) => address || undefined),
    ),
  ),
  availableSessions: kept(PlayedSessions),
  genres: kept(
    v.pipe(v.array(v.pipe(v.string(FIELD_TEXT.form), v.trim(), Genre), FIELD_TEXT.form), v.transform(unique)),
  ),
  /** Names in the catalogue's spelling or another spelling that it knows. */
  artists: kept(
    v.pipe(
      v.array(FreeText(URL_MAX_CHARS), FIELD_TEXT.form),
      v.maxLength(PROFILE_LIST_MAX, FIELD_TEXT.range),
      v.transform(unique),
    ),
  ),
  keywords: kept(
    v.pipe(
      v.array(v.pipe(FreeText(KEYWORD_MAX_CHARS), visible), FIELD_TEXT.form),
      v.transform(unique),
      v.maxLength(KEYWORDS_MAX, FIELD_TEXT.range),
    ),
  ),
  youtubeUrl: kept(WebAddress(URL_MAX_CHARS)),
  /** Ours: empty removes the picture, and nothing else is accepted. A new one is the file `profileImage`. */
  profileImageUrl: kept(v.literal('', FIELD_TEXT.notInList)),
})

/** PR1. Returns the caller's own profile. Refuses: MEMBER4004 (the member no longer exists). */
export const readProfile = call({
  id: 'PR1',
  method: 'GET',
  path: ADDRESSES.readProfile,
  auth: 'required',
  body: 'enveloped',
  answer: Profile,
})

/**
 * PR2. Changes the caller's profile. Absent or null keeps a field, an empty list clears it. The body is JSON,
 * or multipart with a picture, in which the part `data` is optional. `artists` sets the favourites: the named
 * ones are saved and marked, all others are unmarked, none is deleted (W9). Refuses: COMMON400 with the field
 * map, MEMBER4004 (the member no longer exists), MEMBER4009, SPOTIFY5002, COMMON413, COMMON415, COMMON429,
 * MEMBER4005 (an age below `AGE_MIN_YEARS`).
 */
export const changeProfile = call({
  id: 'PR2',
  method: 'PUT',
  path: '/api/profile',
  auth: 'required',
  body: 'enveloped',
  multipart: {
    json: 'data',
    orJson: true,
    files: { profileImage: { kind: 'image', maxBytes: IMAGE_MAX_BYTES } },
  },
  input: ProfileChange,
  answer: Profile,
})

/**
 * PR3. Stores a picture, audio or video file and returns its address. It changes no profile field. A file
 * that no profile names is deleted after a day.
 * Refuses: COMMON400, COMMON413, COMMON415, COMMON429 (30 in an hour).
 */
export const uploadMedia = call({
  id: 'PR3',
  method: 'POST',
  path: '/api/profile/media',
  auth: 'required',
  body: 'bare',
  multipart: { files: { file: { kind: 'media', maxBytes: MEDIA_MAX_BYTES, required: true } } },
  answer: v.object({ url: v.string() }),
})

const ofMember = { method: 'GET', auth: 'required', body: 'bare' } as const

/**
 * PR4. Returns a member's profile as others see it. Refuses, as PR5 to PR7: MEMBER4004 (unknown or
 * withdrawn).
 */
export const readMemberProfile = call({
  id: 'PR4',
  path: ADDRESSES.readMemberProfile,
  ...ofMember,
  answer: OtherProfile,
})

/** PR5. Returns a member's saved tracks, newest first. */
export const listMemberTracks = call({
  id: 'PR5',
  path: ADDRESSES.listMemberTracks,
  ...ofMember,
  answer: v.array(
    v.object({
      trackId: AnswerId,
      title: v.string(),
      artist: v.string(),
      imageUrl: v.nullable(v.string()),
      externalUrl: v.nullable(v.string()),
    }),
  ),
})

/** PR6. Returns a member's saved albums, newest first, without private ones. */
export const listMemberAlbums = call({
  id: 'PR6',
  path: '/api/member/:memberId/profile/saved-albums',
  ...ofMember,
  answer: v.array(AlbumItem),
})

/** PR7. Returns a member's genres. */
export const listMemberTags = call({
  id: 'PR7',
  path: '/api/member/:memberId/tags',
  ...ofMember,
  answer: v.object({ memberId: AnswerId, tags: v.array(v.string()) }),
})

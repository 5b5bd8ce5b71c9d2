import type { AnswerOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import type {
  listMemberAlbums,
  listMemberTags,
  listMemberTracks,
  OtherProfile,
  Profile,
} from '#contract/http/profile/profile.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { presentOtherProfile, presentProfile } from './profile.present.ts'
import {
  selectOthersProfile,
  selectOwnProfile,
  selectSavedTracks,
  selectSharedAlbums,
  selectTags,
} from './profile.queries.ts'

type Store = Pick<Deps, 'db'>

/** PR1. @throws AppError MEMBER4004 */
export async function profileOf({ db }: Store, memberId: number, urlOf: UrlOf): Promise<Profile> {
  return presentProfile(memberId, shown(await selectOwnProfile(db, memberId)), urlOf)
}

/** PR4. @throws AppError MEMBER4004, as the three below */
export async function profileSeenBy(
  { db }: Store,
  viewerId: number,
  memberId: number,
  urlOf: UrlOf,
): Promise<OtherProfile> {
  const row = shown(await selectOthersProfile(db, memberId, viewerId))
  return presentOtherProfile(memberId, row, viewerId, urlOf)
}

/** PR5. */
export async function tracksOf(
  { db }: Store,
  memberId: number,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof listMemberTracks>> {
  const { list } = shown(await selectSavedTracks(db, memberId))
  return list.map((track) => ({ ...track, imageUrl: urlOf(track.imageUrl) }))
}

/** PR6. */
export async function albumsOf(
  { db }: Store,
  memberId: number,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof listMemberAlbums>> {
  const { list } = shown(await selectSharedAlbums(db, memberId))
  return list.map((album) => ({ ...album, imageUrl: urlOf(album.imageUrl) }))
}

/** PR7. */
export async function tagsOf({ db }: Store, memberId: number): Promise<AnswerOf<typeof listMemberTags>> {
  return { memberId, tags: shown(await selectTags(db, memberId)).list }
}

/** Of nobody and of a withdrawn member nothing is shown. */
function shown<Row extends { state: 'ACTIVE' | 'INACTIVE' }>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('MEMBER4004')
  if (row.state === 'INACTIVE') throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })
  return row
}

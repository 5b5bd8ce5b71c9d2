import type { AnswerOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import type {
  listMemberAlbums as listMemberAlbumsCall,
  listMemberTags as listMemberTagsCall,
  listMemberTracks as listMemberTracksCall,
  OtherProfile,
  Profile,
  uploadMedia as uploadMediaCall,
} from '#contract/http/profile/profile.ts'
import type { Deps } from '#server/deps.ts'
import { keepMedia } from '#server/files/keeping.ts'
import { AppError } from '#server/http/errors.ts'
import { urlOfPath, type UrlOf } from '#server/http/fileUrls.ts'
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
export async function readProfile({ db }: Store, memberId: number, urlOf: UrlOf): Promise<Profile> {
  return presentProfile(memberId, shown(await selectOwnProfile(db, memberId)), urlOf)
}

/**
 * PR3. Keeps the file; a profile shows it once its address is saved there. @throws AppError COMMON415 it
 * cannot be read
 */
export async function uploadMedia(
  deps: Pick<Deps, 'files' | 'pictures'>,
  file: Uint8Array<ArrayBuffer>,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof uploadMediaCall>> {
  return { url: urlOfPath(await keepMedia(deps, file), urlOf) }
}

/** PR4. @throws AppError MEMBER4004, like the three below */
export async function readMemberProfile(
  { db }: Store,
  viewerId: number,
  memberId: number,
  urlOf: UrlOf,
): Promise<OtherProfile> {
  const row = shown(await selectOthersProfile(db, memberId, viewerId))
  return presentOtherProfile(memberId, row, viewerId, urlOf)
}

/** PR5. */
export async function listMemberTracks(
  { db }: Store,
  viewerId: number,
  memberId: number,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof listMemberTracksCall>> {
  const { list } = shown(await selectSavedTracks(db, memberId, viewerId))
  return list.map((track) => ({ ...track, imageUrl: urlOf(track.imageUrl) }))
}

/** PR6. */
export async function listMemberAlbums(
  { db }: Store,
  viewerId: number,
  memberId: number,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof listMemberAlbumsCall>> {
  const { list } = shown(await selectSharedAlbums(db, memberId, viewerId))
  return list.map((album) => ({ ...album, imageUrl: urlOf(album.imageUrl) }))
}

/** PR7. */
export async function listMemberTags(
  { db }: Store,
  viewerId: number,
  memberId: number,
): Promise<AnswerOf<typeof listMemberTagsCall>> {
  return { memberId, tags: shown(await selectTags(db, memberId, viewerId)).list }
}

/** Unknown and withdrawn members are not shown, and none with a block between them and the viewer. */
function shown<Row extends { state: 'ACTIVE' | 'INACTIVE' }>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('MEMBER4004')
  if (row.state === 'INACTIVE') throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })
  return row
}

import type { ParsedInputOf } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { changeProfile as changeProfileCall, Profile } from '#contract/http/profile/profile.ts'
import { AGE_MIN_YEARS } from '#contract/limits.ts'
import type { Tx } from '#server/db/db.ts'
import { brokenConstraint } from '#server/db/failures.ts'
import type { Deps } from '#server/deps.ts'
import { discardShown, withPicture } from '#server/files/keeping.ts'
import { holdFiles, nameIn } from '#server/files/shownFiles.ts'
import { AppError } from '#server/http/errors.ts'
import { pathOfUrl, type UrlOf } from '#server/http/fileUrls.ts'
import { artistIdsNamed, setFavourites } from '../music/favourites.service.ts'
import { readProfile } from './profile.service.ts'
import {
  holdMember,
  replaceGenres,
  replaceKeywords,
  replaceSessions,
  updateMember,
} from './profileChange.queries.ts'

export type ProfileChange = ParsedInputOf<typeof changeProfileCall>

/**
 * PR2. One transaction. The slow work, the picture and looking up the artists, happens before it; the old
 * picture is deleted after it.
 * @throws AppError MEMBER4009 nickname taken · MEMBER4004 deleted or withdrawn · COMMON415 the picture cannot
 * be read · COMMON400 the recording is a file of this server that does not exist (any more) · SPOTIFY5002 ·
 * MEMBER4005 younger than `AGE_MIN_YEARS`
 */
export async function changeProfile(
  deps: Deps,
  memberId: number,
  { picture, ...given }: ProfileChange & { picture: Uint8Array<ArrayBuffer> | null },
  urlOf: UrlOf,
): Promise<Profile> {
  if (given.age !== undefined && given.age < AGE_MIN_YEARS) throw new AppError('MEMBER4005')
  const artistIds = given.artists && (await artistIdsNamed(deps, memberId, given.artists))
  const fields = memberFields(given, urlOf)
  const isRemoved = picture === null && given.profileImageUrl === ''
  const before = await withPicture(deps, picture, (pictureUrl) =>
    naming(() =>
      deps.db.transaction(async (tx) => {
        const member = await holdMember(tx, memberId)
        if (member?.state !== 'ACTIVE') throw new AppError('MEMBER4004')
        await requireFile(deps, tx, fields.mediaUrl, member.mediaUrl)
        const profileImageUrl = isRemoved ? null : (pictureUrl ?? undefined)
        await updateMember(tx, memberId, { ...fields, profileImageUrl })
        await replaceLists(tx, memberId, given)
        if (artistIds) await setFavourites(deps, tx, memberId, artistIds)
        return member
      }),
    ),
  )
  if (picture !== null || isRemoved) await discardShown(deps, before.profileImageUrl)
  return readProfile(deps, memberId, urlOf)
}

/**
 * An unused file is deleted after a day (`jobs/unshownFiles.ts`): the lock guarantees that a file named from
 * now on exists and stays.
 * @throws AppError COMMON400
 */
async function requireFile(
  { files }: Pick<Deps, 'files'>,
  tx: Tx,
  path: string | undefined,
  before: string | null,
): Promise<void> {
  if (path === undefined || path === before || nameIn(path) === null) return
  await holdFiles(tx)
  if (path.startsWith('/') && (await files.get(path.replace(/[?#].*/s, ''))) === null)
    throw new AppError('COMMON400', { result: { mediaUrl: FIELD_TEXT.notInList } })
}

/** Empty texts are stored as null. */
function memberFields(
  { nickname, age, gender, region, district, bio, mediaUrl, youtubeUrl }: ProfileChange,
  urlOf: UrlOf,
) {
  return {
    nickname,
    nicknameKey: nickname?.toLowerCase(),
    nicknameForm: nickname === undefined ? undefined : null,
    age,
    gender,
    region: emptyIsNone(region),
    district: emptyIsNone(district),
    bio: emptyIsNone(bio),
    mediaUrl: mediaUrl && pathOfUrl(mediaUrl, urlOf),
    youtubeUrl: emptyIsNone(youtubeUrl),
  }
}

const emptyIsNone = (text: string | undefined) => (text === '' ? null : text)

async function replaceLists(
  tx: Tx,
  memberId: number,
  { availableSessions, genres, keywords }: ProfileChange,
): Promise<void> {
  if (availableSessions) await replaceSessions(tx, memberId, availableSessions)
  if (genres) await replaceGenres(tx, memberId, genres)
  if (keywords) await replaceKeywords(tx, memberId, keywords)
}

/** @throws AppError MEMBER4009 the constraint reports a taken nickname */
async function naming<Stored>(store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store()
  } catch (error) {
    throw brokenConstraint(error) === 'members_nickname_key_unique' ? new AppError('MEMBER4009') : error
  }
}

import type { ParsedInputOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import type { saveSurvey as saveSurveyCall } from '#contract/http/survey.ts'
import { SURVEY_BY_ID_WITHIN_HOURS } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { discard, keepPicture, keepRecording } from '#server/files/keeping.ts'
import { AppError } from '#server/http/errors.ts'
import { countMedia } from '#server/http/limits/mediaLimit.ts'
import { artistIdsOf, setFavourites } from '../music/favourites.service.ts'
import {
  holdMember,
  replaceSessions,
  updateMember,
  type HeldMember,
} from '../profile/profileChange.queries.ts'
import { selectSurveyed } from './survey.queries.ts'

type Survey = ParsedInputOf<typeof saveSurveyCall> & {
  picture: Uint8Array<ArrayBuffer> | null
  recording: Uint8Array<ArrayBuffer> | null
}

/** The member whose survey it is, and whether a token identified them. */
interface Surveyed {
  memberId: number
  byToken: boolean
}

/**
 * S7. Saved in one transaction, and only once through the id path. Permission is checked before any work is
 * done for a stranger, and again with the member's row locked, so that only one of concurrent requests
 * succeeds. The old recording is not deleted: its address may have been typed by hand (PR2) and may belong to
 * somebody else.
 * @throws AppError COMMON401 neither token nor id · COMMON403 · MEMBER4004 · COMMON415 a file cannot be read
 * · COMMON429 too many recordings in an hour · SPOTIFY5002
 */
export async function saveSurvey(deps: Deps, callerId: number | null, survey: Survey): Promise<void> {
  const who = whose(callerId, survey.memberId)
  refuse(await selectSurveyed(deps.db, who.memberId), who, deps.now())
  const artistIds = survey.selectedArtists && (await artistIdsOf(deps, survey.selectedArtists))
  if (survey.recording) await countMedia(deps, who.memberId)
  const kept: string[] = []
  try {
    const profileImageUrl = survey.picture ? await keepPicture(deps, survey.picture) : undefined
    if (profileImageUrl) kept.push(profileImageUrl)
    const mediaUrl = survey.recording ? await keepRecording(deps, survey.recording) : undefined
    if (mediaUrl) kept.push(mediaUrl)
    const fields = { profileImageUrl, mediaUrl, surveySavedAt: deps.now() }
    const before = await deps.db.transaction(async (tx) => {
      const member = await holdMember(tx, who.memberId)
      refuse(member, who, fields.surveySavedAt)
      await updateMember(tx, who.memberId, fields)
      if (survey.selectedSessions) await replaceSessions(tx, who.memberId, survey.selectedSessions)
      if (artistIds) await setFavourites(deps, tx, who.memberId, artistIds)
      return member
    })
    if (profileImageUrl) await discard(deps, before.profileImageUrl)
  } catch (error) {
    await Promise.all(kept.map((path) => discard(deps, path)))
    throw error
  }
}

/** The token decides; an id sent with it is ignored. */
function whose(callerId: number | null, namedId: number | null | undefined): Surveyed {
  if (callerId !== null) return { memberId: callerId, byToken: true }
  if (namedId) return { memberId: namedId, byToken: false }
  throw new AppError('COMMON401')
}

function refuse(
  member: Pick<HeldMember, 'state' | 'createdAt' | 'surveySavedAt'> | undefined,
  { byToken }: Surveyed,
  now: Date,
): asserts member {
  if (member === undefined) throw new AppError('MEMBER4004')
  if (member.state === 'INACTIVE') throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })
  if (byToken) return
  const openUntil = member.createdAt.getTime() + SURVEY_BY_ID_WITHIN_HOURS * 60 * 60 * 1000
  if (member.surveySavedAt !== null || now.getTime() > openUntil) throw new AppError('COMMON403')
}

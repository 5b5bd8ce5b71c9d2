import type { ParsedInputOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import type { saveSurvey as saveSurveyCall } from '#contract/http/survey.ts'
import type { Deps } from '#server/deps.ts'
import { discard, discardShown, keepPicture, keepRecording } from '#server/files/keeping.ts'
import { AppError } from '#server/http/errors.ts'
import { countMedia } from '#server/http/limits/mediaLimit.ts'
import { isOwnSignUp, useUpProof } from '../auth/signup/proof.service.ts'
import { artistIdsOf, setFavourites } from '../music/favourites.service.ts'
import {
  holdMember,
  replaceSessions,
  updateMember,
  type HeldMember,
} from '../profile/profileChange.queries.ts'
import { selectState } from './survey.queries.ts'

type Survey = ParsedInputOf<typeof saveSurveyCall> & {
  picture: Uint8Array<ArrayBuffer> | null
  recording: Uint8Array<ArrayBuffer> | null
}

/** The member whose survey it is. */
interface Surveyed {
  memberId: number
  /** Null: a token identified the member. Otherwise what was sent instead, perhaps nothing. */
  proof: string | null
}

/**
 * S7. Saved in one transaction, which also uses up the proof where there is no token. Permission is checked
 * before any work is done for a stranger; of concurrent requests with one proof only one succeeds. The old
 * recording is not deleted: its address may have been typed by hand (PR2) and may belong to somebody else.
 * @throws AppError COMMON401 neither token nor id · COMMON403 no token and no valid proof · MEMBER4004 ·
 * COMMON415 a file cannot be read · COMMON429 too many recordings in an hour · SPOTIFY5002
 */
export async function saveSurvey(deps: Deps, callerId: number | null, survey: Survey): Promise<void> {
  const { memberId, proof } = whose(callerId, survey)
  if (proof !== null && !(await isOwnSignUp(deps, memberId, proof))) throw new AppError('COMMON403')
  refuseGone(await selectState(deps.db, memberId))
  const artistIds = survey.selectedArtists && (await artistIdsOf(deps, survey.selectedArtists))
  if (survey.recording) await countMedia(deps, memberId)
  const kept: string[] = []
  try {
    const profileImageUrl = survey.picture ? await keepPicture(deps, survey.picture) : undefined
    if (profileImageUrl) kept.push(profileImageUrl)
    const mediaUrl = survey.recording ? await keepRecording(deps, survey.recording) : undefined
    if (mediaUrl) kept.push(mediaUrl)
    const fields = { profileImageUrl, mediaUrl, surveySavedAt: deps.now() }
    const before = await deps.db.transaction(async (tx) => {
      const member = await holdMember(tx, memberId)
      refuseGone(member)
      if (proof !== null && !(await useUpProof(tx, memberId))) throw new AppError('COMMON403')
      await updateMember(tx, memberId, fields)
      if (survey.selectedSessions) await replaceSessions(tx, memberId, survey.selectedSessions)
      if (artistIds) await setFavourites(deps, tx, memberId, artistIds)
      return member
    })
    if (profileImageUrl) await discardShown(deps, before.profileImageUrl)
  } catch (error) {
    await Promise.all(kept.map((path) => discard(deps, path)))
    throw error
  }
}

/** The token decides; an id and a proof sent with it are ignored. */
function whose(callerId: number | null, { memberId, proof }: Survey): Surveyed {
  if (callerId !== null) return { memberId: callerId, proof: null }
  if (memberId) return { memberId, proof: proof ?? '' }
  throw new AppError('COMMON401')
}

function refuseGone<Member extends Pick<HeldMember, 'state'>>(
  member: Member | undefined,
): asserts member is Member {
  if (member === undefined) throw new AppError('MEMBER4004')
  if (member.state === 'INACTIVE') throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })
}

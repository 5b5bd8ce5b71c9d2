import { asApiError } from '#src/api/apiError.ts'
import type { UploadProgress } from '#src/api/upload.ts'
import { fromDataUrl } from '#src/lib/pictures/dataUrl.ts'
import { useChangeRecruitmentMutation, useCreateRecruitmentMutation } from '../recruitmentsApi.ts'
import type { BandDraft } from './bandDraft.ts'
import { changeOf, newBandOf } from './bandPayload.ts'
import { whySaveFailed } from './saveFailure.ts'

interface ToSave {
  draft: BandDraft
  /** The draft when the form was opened. */
  base: BandDraft
  /** The chosen picture as a `data:` URL. */
  picture: string | null
}

/** The file name of the uploaded picture. */
const PICTURE_NAME = 'band.jpg'

/** Saves a band: RC1 for a new one, RC2 for a change. */
export function useSaveBand() {
  const [create] = useCreateRecruitmentMutation()
  const [change] = useChangeRecruitmentMutation()

  async function send({ draft, base, picture }: ToSave, onProgress: UploadProgress) {
    if (picture !== null) onProgress(0)
    const files = { image: picture === null ? null : fromDataUrl(picture, PICTURE_NAME), onProgress }
    const { bandId } = draft
    if (bandId === null) return create({ ...newBandOf(draft), ...files })
    const changed = changeOf(bandId, draft, base) ?? (picture === null ? null : { bandId })
    return changed ? change({ ...changed, ...files }) : { error: undefined }
  }

  /** Resolves with the reason why the band was not saved; null when it was. */
  return async (band: ToSave, onProgress: UploadProgress): Promise<string | null> => {
    const { error } = await send(band, onProgress)
    if (!error) return null
    const attempt = { isNew: band.draft.bandId === null, hasPicture: band.picture !== null }
    return whySaveFailed(asApiError(error), attempt)
  }
}

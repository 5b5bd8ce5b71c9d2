import { asApiError } from '#src/api/apiError.ts'
import type { UploadProgress } from '#src/api/upload.ts'
import { fromDataUrl } from '#src/lib/pictures/dataUrl.ts'
import { useChangeRecruitmentMutation, useCreateRecruitmentMutation } from '../recruitmentsApi.ts'
import type { BandDraft } from './bandDraft.ts'
import { changeOf, newBandOf } from './bandPayload.ts'
import { whySaveFailed } from './saveFailure.ts'

interface ToSave {
  draft: BandDraft
  /** What it began with. */
  base: BandDraft
  /** Chosen here, as a `data:` URL. */
  picture: string | null
}

/** Travels under this name. */
const PICTURE_NAME = 'band.jpg'

/** RC1 or RC2. */
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

  /** Resolves with the text to show when the band could not be saved, else with null. */
  return async (band: ToSave, onProgress: UploadProgress): Promise<string | null> => {
    const { error } = await send(band, onProgress)
    if (!error) return null
    const attempt = { isNew: band.draft.bandId === null, hasPicture: band.picture !== null }
    return whySaveFailed(asApiError(error), attempt)
  }
}

import { useRef, useState } from 'react'
import { asApiError } from '#src/api/apiError.ts'
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

/** RC1 or RC2, once at a time: a second tap while it is on its way is nothing. */
export function useSaveBand() {
  const [create] = useCreateRecruitmentMutation()
  const [change] = useChangeRecruitmentMutation()
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  /** 0 to 1; null: no picture is on its way. */
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function send({ draft, base, picture }: ToSave) {
    const files = {
      image: picture === null ? null : fromDataUrl(picture, PICTURE_NAME),
      onProgress: setProgress,
    }
    const { bandId } = draft
    if (bandId === null) return create({ ...newBandOf(draft), ...files })
    const changed = changeOf(bandId, draft, base) ?? (picture === null ? null : { bandId })
    return changed ? change({ ...changed, ...files }) : { error: undefined }
  }

  /** True: it is saved. */
  async function save(band: ToSave): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setIsSaving(true)
    setFailure(null)
    setProgress(band.picture === null ? null : 0)
    const { error } = await send(band)
    isBusy.current = false
    setIsSaving(false)
    setProgress(null)
    if (!error) return true
    const attempt = { isNew: band.draft.bandId === null, hasPicture: band.picture !== null }
    setFailure(whySaveFailed(asApiError(error), attempt))
    return false
  }

  return { save, isSaving, progress, failure }
}

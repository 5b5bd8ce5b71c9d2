import { lazy, Suspense, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { newDraft } from './bandDraft.ts'
import { draftBegun, selectBandDraft, selectDraftBase } from './bandDraftSlice.ts'
import { BandForm } from './BandForm.tsx'
import { editedBandOf } from './formState.ts'
import { FormSkeleton } from './parts/FormSkeleton.tsx'

const EditedBand = lazy(async () => ({ default: (await import('./EditedBand.tsx')).EditedBand }))

/**
 * Creates or edits a band (docs/product/recruitments.md "Band form"). The location's state names the band to
 * edit. Without it, a link opens a new band, and going back or a reload continues the present draft.
 */
export default function CreateBandPage() {
  const dispatch = useDispatch()
  const { state } = useLocation()
  const comesAnew = useNavigationType() === 'PUSH'
  const draft = useSelector(selectBandDraft)
  const base = useSelector(selectDraftBase)
  const goBack = useGoBack(paths.join())

  const bandId = editedBandOf(state) ?? (comesAnew ? null : (draft?.bandId ?? null))
  const mine = draft && base && draft.bandId === bandId ? { draft, base } : null
  const begins = bandId === null && !mine

  useEffect(() => {
    if (begins) dispatch(draftBegun(newDraft(Date.now())))
  }, [begins, dispatch])

  return (
    <>
      <AppHeader title={bandId === null ? '밴드 만들기' : '밴드 수정'} onBack={goBack} />
      {mine && <BandForm key={bandId} {...mine} />}
      {!mine && bandId !== null && (
        <Suspense fallback={<FormSkeleton />}>
          <EditedBand bandId={bandId} onBack={goBack} />
        </Suspense>
      )}
    </>
  )
}

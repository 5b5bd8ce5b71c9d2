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
 * A band that is made, or changed (docs/product/recruitments.md "Band form"). Which one, the navigation's state says; without it, somebody who
 * comes back to the form goes on with what is there, and somebody who comes anew makes a band.
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

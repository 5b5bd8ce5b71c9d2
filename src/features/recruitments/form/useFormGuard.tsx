import { useDispatch, useSelector } from 'react-redux'
import { useUnsavedChanges } from '#src/lib/page/unsavedChanges.ts'
import { paths } from '#src/lib/paths.ts'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { draftDropped, selectHasDraftChanged } from './bandDraftSlice.ts'
import { selectBandPicture, type WithBandPicture } from './bandPictureSlice.ts'

const LeaveDialog = loadedWhenOpen(() =>
  import('#src/ui/overlays/LeaveDialog.tsx').then((part) => part.LeaveDialog),
)

const FORM: readonly string[] = [
  paths.createBand(),
  paths.createBandSong(),
  paths.createBandGenre(),
  paths.createBandArtist(),
]
const belongs = (pathname: string) => FORM.includes(pathname)

/**
 * For the form and its steps. Asks before a changed draft is left, and drops the draft afterwards, so that
 * the next band does not start with it. Moving between the form and its steps is not leaving.
 */
export function useFormGuard() {
  const dispatch = useDispatch()
  const hasDraftChanged = useSelector(selectHasDraftChanged)
  const hasPicture = useSelector((state: WithBandPicture) => selectBandPicture(state) !== null)
  const { isAsking, stay, leave, letGo } = useUnsavedChanges({
    isDirty: hasDraftChanged || hasPicture,
    questionGone: overlayEntryGone,
    belongs,
    onLeft: () => dispatch(draftDropped()),
  })
  return { letGo, question: <LeaveDialog open={isAsking} onClose={stay} onLeave={leave} /> }
}

/** The guard of a step. */
export const FormGuard = () => useFormGuard().question

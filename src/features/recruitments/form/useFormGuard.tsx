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
 * For the form and each of its steps: whoever leaves all of them is asked when something has changed, and afterwards the draft is gone,
 * so that the next band does not begin with what was meant for this one.
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

/** On a step, which saves nothing. */
export const FormGuard = () => useFormGuard().question

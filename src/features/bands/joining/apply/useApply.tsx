import { type ReactNode, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { BandSessionType } from '#contract/sessions.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { type PickedSound, useSendSound } from '#src/features/chat/public.ts'
import { useUnsavedChanges } from '#src/lib/page/unsavedChanges.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { bandsApi } from '../../bandsApi.ts'
import { finalWordOn, joinFailureText } from '../joinTexts.ts'

const LeaveDialog = loadedWhenOpen(() =>
  import('#src/ui/overlays/LeaveDialog.tsx').then((part) => part.LeaveDialog),
)

interface Application {
  session: BandSessionType
  /** Empty: none. */
  words: string
  clip: PickedSound | null
}

interface Options {
  bandId: number
  /** Something was written or recorded. */
  isDirty: boolean
  onTaken: () => void
  /** The form was left, after sending or without. */
  onLeft: () => void
}

interface Applying {
  apply: (application: Application) => Promise<void>
  isSending: boolean
  /** Why the last try failed; null: it did not. What was written stays. */
  failure: string | null
  /** The question before what was written is left. */
  question: ReactNode
}

/**
 * Applies with B8 and opens the room. The clip follows as a voice message through the outbox, so the
 * application does not wait for its upload.
 */
export function useApply({ bandId, isDirty, onTaken, onLeft }: Options): Applying {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const sendSound = useSendSound()
  const [joinBand, { isLoading }] = bandsApi.useJoinBandMutation()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { isAsking, stay, leave, letGo } = useUnsavedChanges({
    isDirty,
    questionGone: overlayEntryGone,
    onLeft,
  })

  async function apply({ session, words, clip }: Application) {
    if (isSending || isLoading) return
    setSending(true)
    setFailure(null)
    const { data, error } = await joinBand({ bandId, session, ...(words && { message: words }) })
    if (!data) {
      const refusal = asApiError(error)
      setFailure(finalWordOn(refusal)?.title ?? joinFailureText(refusal))
      setSending(false)
      if (isRefusedWith(refusal, 'BAND_SESSION4000')) onTaken()
      return
    }
    const receiverId = data.participantInfos.infos[0]?.memberId ?? 0
    if (clip && !(await sendSound({ roomId: data.roomId, receiverId }, clip)))
      dispatch(toastShown({ text: CLIP_FAILED_TEXT, tone: 'error' }))
    letGo()
    await navigate(paths.bandRoom(data.roomId), { replace: true })
  }

  return {
    apply,
    isSending,
    failure,
    question: <LeaveDialog open={isAsking} onClose={stay} onLeave={leave} />,
  }
}

const CLIP_FAILED_TEXT = '연주를 보내지 못했습니다. 채팅방에서 다시 보내 주세요.'

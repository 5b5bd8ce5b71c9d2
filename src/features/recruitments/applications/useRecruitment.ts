import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { asApiError } from '#src/api/apiError.ts'
import { isBandMissing } from '#src/features/bands/public.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { useChangeRecruitmentMutation } from '../recruitmentsApi.ts'

/** What is being asked. `endPassed`: nothing can be recruited until a day that is over. */
export type AskingAboutRecruitment = 'close' | 'reopen' | 'delete' | 'endPassed'

const TEXT = {
  close: { done: '모집을 마감했습니다.', failed: '모집을 마감하지 못했습니다. 다시 시도해 주세요.' },
  reopen: {
    done: '모집을 다시 시작했습니다.',
    failed: '모집을 다시 시작하지 못했습니다. 다시 시도해 주세요.',
  },
  delete: { done: '모집글을 삭제했습니다.', failed: '모집글을 삭제하지 못했습니다. 다시 시도해 주세요.' },
}

const STATUS = { close: 'ACTIVE', reopen: 'RECRUITING', delete: 'ENDED' } as const

/** Closes, opens again or deletes a recruitment (RC2), each after a question. */
export function useRecruitment(bandId: number) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [change, { isLoading }] = useChangeRecruitmentMutation()
  const [asking, setAsking] = useState<AskingAboutRecruitment | null>(null)
  const [isGone, setIsGone] = useState(false)

  const say = (text: string, tone: 'ok' | 'error') => void dispatch(toastShown({ text, tone }))

  async function carryOut(what: keyof typeof STATUS) {
    const { error } = await change({ bandId, status: STATUS[what] })
    const failure = error && asApiError(error)
    if (failure?.kind === 'refused' && failure.fields?.endDate !== undefined) return setAsking('endPassed')
    setAsking(null)
    // one that somebody else has deleted is what was asked for
    if (what === 'delete' && (!failure || isBandMissing(failure))) return leave()
    say(failure ? TEXT[what].failed : TEXT[what].done, failure ? 'error' : 'ok')
  }

  async function leave() {
    setIsGone(true)
    say(TEXT.delete.done, 'ok')
    await overlayEntryGone()
    await navigate(paths.join(), { replace: true })
  }

  return {
    asking,
    ask: setAsking,
    /** Not while an answer is awaited. */
    close: useCallback(() => {
      if (!isLoading) setAsking(null)
    }, [isLoading]),
    isChanging: isLoading,
    carryOut,
    /** Deleted from here: that it cannot be found any more is no news. */
    isGone,
  }
}

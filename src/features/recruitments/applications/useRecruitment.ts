import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { asApiError } from '#src/api/apiError.ts'
import { isBandMissing } from '#src/features/bands/public.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { useChangeRecruitmentMutation } from '../recruitmentsApi.ts'

/** The open question. `endPassed`: it cannot be reopened, because its end date has passed. */
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

/** Closes, reopens or deletes a recruitment (RC2), each after a question. */
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
    // a recruitment that has been deleted elsewhere counts as deleted
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
    /** Has no effect while a request is pending. */
    close: useCallback(() => {
      if (!isLoading) setAsking(null)
    }, [isLoading]),
    isChanging: isLoading,
    carryOut,
    /** Deleted here: the screen must not report it as missing. */
    isGone,
  }
}

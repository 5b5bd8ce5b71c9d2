import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { BandSessionType } from '#contract/sessions.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { useFindApplicationRoom } from '#src/features/chat/public.ts'
import { paths } from '#src/lib/paths.ts'
import { LOUNGE_ROOM_ID, SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'
import { bandsApi } from '../bandsApi.ts'
import { joinApi } from './joinApi.ts'
import { finalWordOn, joinFailureText, NOT_RECRUITING, OWN_BAND } from './joinTexts.ts'

/** What a member wants to join. */
export interface ToJoin {
  /** Null: a sample band, which leads to the demo. */
  bandId: number | null
  /** The session of the seat that was tapped, so that nobody asks for it again. */
  session?: BandSessionType | undefined
}

/** The step of applying to a band. */
export type JoinStep =
  | { at: 'asked' }
  /** Applying is not possible. */
  | { at: 'told'; title: string; text: string }

/**
 * From 예 to the room of an earlier application, or to the page for applying. A failure leaves the step as it
 * is and sets `failure`.
 */
export function useJoining({ bandId, session: wished }: ToJoin) {
  const navigate = useNavigate()
  const me = useSelector(selectMemberId)
  const findApplicationRoom = useFindApplicationRoom(bandId)
  const [readRecruiting] = joinApi.useLazyReadRecruitingQuery()
  const [joinBand] = bandsApi.useJoinBandMutation()
  const [step, setStep] = useState<JoinStep>({ at: 'asked' })
  const [failure, setFailure] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  /** Runs one action at a time. */
  async function work(run: () => Promise<void>) {
    if (isWorking) return
    setIsWorking(true)
    setFailure(null)
    await run()
    setIsWorking(false)
  }

  async function goTo(path: string) {
    if (!isGone.current) await navigate(path)
  }

  async function enter(id: number) {
    const room = await findApplicationRoom()
    if (room !== null) return goTo(paths.bandRoom(room))
    const { data, error } = await readRecruiting(id)
    if (!data) return fail(error)
    if (data.managerId === me) return setStep({ at: 'told', ...OWN_BAND })
    return data.wanted.length === 0 ? comeBack(id) : goTo(paths.apply(id, wished))
  }

  /** Without an open session B8 still opens the room of an earlier applicant. */
  async function comeBack(id: number) {
    const { data, error } = await joinBand({ bandId: id })
    if (data) return goTo(paths.bandRoom(data.roomId))
    if (!isRefusedWith(asApiError(error), 'BAND_SESSION4000')) return fail(error)
    setStep({ at: 'told', ...NOT_RECRUITING })
  }

  function fail(error: unknown) {
    const refusal = asApiError(error)
    const word = finalWordOn(refusal)
    if (word) setStep({ at: 'told', ...word })
    else setFailure(joinFailureText(refusal))
  }

  return {
    step,
    /** Why the last attempt failed; null: it did not. */
    failure,
    isWorking,
    confirm: () =>
      work(async () => {
        if (bandId === null) return goTo(paths.chatDemo())
        if (bandId === SPECIAL_BAND_ID) return goTo(paths.groupChat(LOUNGE_ROOM_ID))
        await enter(bandId)
      }),
  }
}

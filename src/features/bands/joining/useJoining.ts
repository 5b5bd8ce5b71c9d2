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

/** The step of applying to a band. */
export type JoinStep =
  | { at: 'asked' }
  | { at: 'choosing'; wanted: readonly BandSessionType[] }
  /** Applying is not possible. */
  | { at: 'told'; title: string; text: string }

/**
 * From 예 to the room. An application room that exists already is opened. Otherwise B5 decides: a single open
 * session is applied for at once, and several are offered as a choice. A failure leaves the step as it is and
 * sets `failure`.
 */
export function useJoining(bandId: number | null) {
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
    const [first, ...others] = data.wanted
    // with no open session B8 is called too: it reopens the room of an earlier applicant
    if (first === undefined || others.length === 0) return apply(id, first)
    setStep({ at: 'choosing', wanted: data.wanted })
  }

  async function apply(id: number, session?: BandSessionType) {
    const { data, error } = await joinBand({ bandId: id, ...(session && { session }) })
    if (data) return goTo(paths.bandRoom(data.roomId))
    if (!isRefusedWith(asApiError(error), 'BAND_SESSION4000')) return fail(error)
    // the session has just been taken: read what is left. If it is still listed, the whole band has closed.
    const { data: now } = await readRecruiting(id)
    const isClosed = !now || now.wanted.length === 0 || (session && now.wanted.includes(session))
    if (isClosed) return setStep({ at: 'told', ...NOT_RECRUITING })
    setStep({ at: 'choosing', wanted: now.wanted })
    setFailure(joinFailureText(asApiError(error)))
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
    choose: (session: BandSessionType) =>
      work(async () => {
        if (bandId !== null) await apply(bandId, session)
      }),
  }
}

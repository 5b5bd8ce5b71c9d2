import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { asApiError, type ApiError } from '#src/api/apiError.ts'
import { loggedIn } from '#src/auth/authSlice.ts'
import { keepDeviceToken } from '#src/auth/deviceTokens.ts'
import type { Refusal } from '#src/lib/form/useForm.ts'
import { logProblem } from '#src/lib/log.ts'
import { paths } from '#src/lib/paths.ts'
import { consentsOf } from '../consents/ticks.ts'
import { useSignUpMutation } from './signupApi.ts'
import { selectSignupDraft, signedUp } from './signupDraftSlice.ts'
import { whyAgeInvalid } from './signupRules.ts'

/**
 * Sends A8 with the whole draft. Tokens in the answer log the member in; the final screen is shown without
 * them too (docs/product/auth.md "Profile step").
 */
export function useSignUp() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const draft = useSelector(selectSignupDraft)
  const [signUp] = useSignUpMutation()

  return async (): Promise<Refusal<never, ApiError> | undefined> => {
    const { email, proof, password, nickname, gender, region, age } = draft
    const consents = consentsOf(draft.ticks)
    if (consents === null || proof === null || gender === null || whyAgeInvalid(age) !== null) return {}
    const facts = { email, proof, password, nickname, gender, region, age: Number(age) }
    const answer = await signUp({ ...facts, consents })
    if (answer.error) {
      const failure = asApiError(answer.error)
      logProblem('sign-up failed', failure)
      return { failure }
    }
    const { accessToken, refreshToken, memberId = null, deviceToken } = answer.data
    keepDeviceToken(deviceToken, memberId)
    dispatch(signedUp())
    if (accessToken && refreshToken)
      dispatch(loggedIn({ accessToken, refreshToken, memberId, onboarding: true }))
    void navigate(paths.signupComplete(), { replace: true })
    return undefined
  }
}

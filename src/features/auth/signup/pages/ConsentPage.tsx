import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useForm } from '#src/lib/form/useForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConsentFields } from '../../consents/ConsentFields.tsx'
import { consentsOf } from '../../consents/ticks.ts'
import { selectSignupDraft, ticked } from '../signupDraftSlice.ts'
import { SIGNUP_PATHS, stepToShow } from '../signupSteps.ts'
import { SignupStep } from './SignupStep.tsx'

/** docs/product/auth.md "Consent". Every tick is stored at once, so that the texts can be read in between. */
export default function ConsentPage() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const draft = useSelector(selectSignupDraft)
  const isReady = consentsOf(draft.ticks) !== null
  const form = useForm({
    onSubmit: () => {
      // a draft that got further before goes on where it was
      const next = draft.proof === null ? 'email' : stepToShow('profile', draft)
      if (isReady) void navigate(SIGNUP_PATHS[next])
    },
  })

  return (
    <SignupStep
      step="consent"
      title={['합주를 시작하려면', '동의가 필요해요']}
      formProps={form.formProps}
      dock={
        <Button type="submit" kind="red" block disabled={!isReady}>
          동의하고 계속하기
        </Button>
      }
    >
      <ConsentFields ticks={draft.ticks} onTick={(changed) => dispatch(ticked(changed))} />
    </SignupStep>
  )
}

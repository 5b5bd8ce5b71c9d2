import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { TOAST_LONG_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { countdownText } from '../countdown.ts'
import { useSendCodeMutation } from '../signupApi.ts'
import { codeSent, selectSignupDraft } from '../signupDraftSlice.ts'
import { EMAIL_MISSING_ON_RESEND_TEXT, resendFailureText } from '../signupFailure.ts'
import { useSecondsLeft } from '../useSecondsLeft.ts'

interface CodeTimerProps {
  onResent: () => void
  onFailure: (text: string) => void
}

/** The time left until the code expires, and a button that sends another code. */
export function CodeTimer({ onResent, onFailure }: CodeTimerProps) {
  const dispatch = useDispatch()
  const { email, codeEndsAt } = useSelector(selectSignupDraft)
  const secondsLeft = useSecondsLeft(codeEndsAt)
  const [sendCode, { isLoading }] = useSendCodeMutation()

  const resend = async () => {
    if (isLoading) return
    if (email === '') return onFailure(EMAIL_MISSING_ON_RESEND_TEXT)
    const answer = await sendCode(email)
    if (answer.error) return onFailure(resendFailureText(asApiError(answer.error)))
    dispatch(codeSent(email))
    dispatch(toastShown({ text: '인증번호가 발송되었습니다.', tone: 'ok', durationMs: TOAST_LONG_MS }))
    onResent()
  }

  return (
    <Row>
      <span>
        <ClockIcon size={18} />
        남은 시간 <b role="timer">{countdownText(secondsLeft)}</b>
      </span>
      <TextButton underlined aria-busy={isLoading || undefined} onClick={() => void resend()}>
        인증번호 재발송
      </TextButton>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 12px;
  div:has([role='alert']) + & {
    margin-top: 4px;
  }
  span {
    display: flex;
    align-items: center;
    gap: 6px;
    ${theme.type.label}
    color: ${theme.color.t2};
  }
  b {
    color: ${theme.color.redText};
    font-weight: 700;
    ${theme.type.numbers}
  }
`

import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { useSendCodeMutation } from '../signupApi.ts'
import { codeSent, selectSignupDraft } from '../signupDraftSlice.ts'
import { sendCodeFailureText } from '../signupFailure.ts'
import { whyEmailInvalid } from '../signupRules.ts'
import { CodeSentDialog } from './CodeSentDialog.tsx'
import { SignupStep } from './SignupStep.tsx'

export default function EmailPage() {
  const dispatch = useDispatch()
  const draft = useSelector(selectSignupDraft)
  const [email, setEmail] = useState(draft.email)
  const [error, setError] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const [sendCode, { isLoading }] = useSendCodeMutation()

  const submit = async () => {
    if (isLoading || email.trim() === '') return
    const invalid = whyEmailInvalid(email)
    setError(invalid ?? undefined)
    if (invalid) return
    const address = email.trim()
    const answer = await sendCode(address)
    if (answer.error) return setError(sendCodeFailureText(asApiError(answer.error)))
    dispatch(codeSent(address))
    setSentTo(address)
  }

  return (
    <SignupStep
      step="email"
      title={['이메일을', '입력해주세요']}
      help="로그인할 때 아이디로 사용해요."
      onSubmit={() => void submit()}
      dock={
        <Button
          type="submit"
          kind="red"
          block
          disabled={email.trim() === ''}
          loading={isLoading}
          loadingLabel="전송 중..."
        >
          인증번호 받기
        </Button>
      }
    >
      <TextField
        label="이메일"
        placeholder="example@hapju.kr"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value)
          setError(undefined)
        }}
      />
      {sentTo !== undefined && <CodeSentDialog email={sentTo} />}
    </SignupStep>
  )
}

import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useForm } from '#src/lib/form/useForm.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { theme } from '#src/ui/theme.ts'
import { nicknameChosen, selectSignupDraft } from '../signupDraftSlice.ts'
import { NICKNAME_FREE_TEXT } from '../signupFailure.ts'
import { NICKNAME_HINT, whyNicknameInvalid, whyWrongCharacters } from '../signupRules.ts'
import { useNicknameCheck } from '../useNicknameCheck.ts'
import { SignupStep } from './SignupStep.tsx'

const HINT_ID = 'signup-nickname-hint'

export default function NicknamePage() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const chosen = useSelector(selectSignupDraft).nickname
  const [nickname, setNickname] = useState(chosen)
  const { verdict, check, forget } = useNicknameCheck(chosen === '' ? 'unknown' : 'free')
  const invalid = whyNicknameInvalid(nickname)
  const free = verdict === 'free'
  const form = useForm<'nickname'>({
    errors: { nickname: whyWrongCharacters(nickname) },
    atOnce: { nickname: true },
    onSubmit: () => {
      if (free) goOn()
      else if (!invalid && verdict !== 'checking') void ask()
    },
  })

  function goOn() {
    dispatch(nicknameChosen(nickname))
    void navigate(paths.signupProfile())
  }

  async function ask() {
    const refusal = await check(nickname)
    if (refusal !== null) form.report({ nickname: refusal })
  }

  return (
    <SignupStep
      step="nickname"
      title={['사용할 닉네임을', '입력해주세요']}
      formProps={form.formProps}
      dock={
        <Button kind="red" block disabled={!free} onClick={goOn} aria-describedby={HINT_ID}>
          다음
        </Button>
      }
    >
      <TextField
        label="닉네임"
        name="nickname"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint={free ? 'next' : 'done'}
        value={nickname}
        ok={free ? NICKNAME_FREE_TEXT : undefined}
        error={form.errorOf('nickname')}
        aria-describedby={HINT_ID}
        onChange={(event) => {
          setNickname(event.target.value)
          forget()
          form.changed('nickname')
        }}
        trailing={
          // wrapped, because a button that is the last child of the line is moved into the margin like an
          // icon
          <span>
            <Button type="submit" size="s" disabled={invalid !== null} loading={verdict === 'checking'}>
              중복 확인
            </Button>
          </span>
        }
      />
      <Hint id={HINT_ID}>{NICKNAME_HINT}</Hint>
    </SignupStep>
  )
}

const Hint = styled.p`
  margin-top: 8px;
  ${theme.type.caption}
  color: ${theme.color.t3};
`

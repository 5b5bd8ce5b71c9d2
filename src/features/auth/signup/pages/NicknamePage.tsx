import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
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
  const free = verdict.kind === 'free'

  const submit = () => {
    if (free) {
      dispatch(nicknameChosen(nickname))
      void navigate(paths.signupProfile())
    } else if (!invalid && verdict.kind !== 'checking') void check(nickname)
  }

  return (
    <SignupStep
      step="nickname"
      title={['사용할 닉네임을', '입력해주세요']}
      onSubmit={submit}
      dock={
        <Button kind="red" block disabled={!free} onClick={submit} aria-describedby={HINT_ID}>
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
        error={whyWrongCharacters(nickname) ?? (verdict.kind === 'no' ? verdict.text : undefined)}
        aria-describedby={HINT_ID}
        onChange={(event) => {
          setNickname(event.target.value)
          forget()
        }}
        trailing={
          // not the last child of the line itself: only icons hang out of it
          <span>
            <Button type="submit" size="s" disabled={invalid !== null} loading={verdict.kind === 'checking'}>
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

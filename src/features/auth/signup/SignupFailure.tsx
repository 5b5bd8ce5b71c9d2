import styled from '@emotion/styled'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { isRefusedWith, type ApiError } from '#src/api/apiError.ts'
import { paths } from '#src/lib/paths.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { consentLapsed, emailVerificationLapsed, nicknameLost } from './signupDraftSlice.ts'
import { consentFailureText, signUpFailureText } from './signupFailure.ts'

/** The reason why the sign-up failed, with a link to the step that can fix it. */
export function SignupFailure({ error }: { error: ApiError }) {
  const dispatch = useDispatch()
  const navigate = useNavigate()

  const toEmail = () => {
    dispatch(emailVerificationLapsed())
    void navigate(paths.signupEmail())
  }
  const toCode = () => {
    dispatch(emailVerificationLapsed())
    void navigate(paths.signupVerify())
  }
  const toPassword = () => void navigate(paths.signupPassword())
  const toNickname = () => {
    dispatch(nicknameLost())
    void navigate(paths.signupNickname())
  }

  const toConsent = () => {
    dispatch(consentLapsed())
    void navigate(paths.signupConsent())
  }
  const consentText = consentFailureText(error)

  return (
    <Line role="alert">
      <p>
        <AlertIcon size={16} />
        <span>{consentText ?? signUpFailureText(error)}</span>
      </p>
      {consentText !== null && (
        <TextButton underlined onClick={toConsent}>
          다시 동의하기
        </TextButton>
      )}
      {isRefusedWith(error, 'AUTH4023') && (
        <TextButton underlined onClick={toCode}>
          이메일 인증하기
        </TextButton>
      )}
      {isRefusedWith(error, 'MEMBER4002') && (
        <TextButton underlined onClick={toEmail}>
          이메일 인증하기
        </TextButton>
      )}
      {isRefusedWith(error, 'AUTH4025') && (
        <TextButton underlined onClick={toPassword}>
          비밀번호 바꾸기
        </TextButton>
      )}
      {isRefusedWith(error, 'MEMBER4009') && (
        <TextButton underlined onClick={toNickname}>
          닉네임 바꾸기
        </TextButton>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-height: 44px;
  margin-bottom: 6px;
  ${theme.type.caption}
  color: ${theme.color.redText};
  /* the icon wraps together with its text, never apart from it */
  p {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    min-width: 0;
  }
  svg {
    flex: none;
    margin-top: 1px;
  }
  button {
    margin-left: auto;
  }
`

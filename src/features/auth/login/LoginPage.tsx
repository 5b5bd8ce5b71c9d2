import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import { type ApiError, asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { loggedIn, selectLapsed } from '#src/auth/authSlice.ts'
import { keepDeviceToken } from '#src/auth/deviceTokens.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Logo } from '#src/ui/art/Logo.tsx'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { CoverWall } from './CoverWall.tsx'
import { useLoginMutation } from './loginApi.ts'
import { lapsedText, loginFailureText, MISSING_FIELDS_TEXT } from './loginFailure.ts'
import { LoginFields } from './LoginFields.tsx'

/** Does not navigate after a log-in: the route guard redirects logged-in members from /login to `/`. */
export default function LoginPage() {
  const dispatch = useDispatch()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [login] = useLoginMutation()
  const navigate = useNavigate()
  const lapsed = useSelector(selectLapsed)
  const form = useForm({
    onSubmit: () => (email.trim() === '' || password === '' ? { failure: MISSING_FIELDS_TEXT } : send()),
  })

  async function send() {
    const answer = await login({ email, password })
    if (answer.error) return refused(asApiError(answer.error))
    const { deviceToken, ...session } = answer.data
    keepDeviceToken(deviceToken, session.memberId ?? null)
    dispatch(loggedIn(session))
    dispatch(toastShown({ text: '로그인 되었습니다.', tone: 'ok' }))
    return undefined
  }

  /** The right password of a suspended member leads to the page that says why. */
  async function refused(failure: ApiError) {
    if (!isRefusedWith(failure, 'AUTH4031') || failure.kind !== 'refused' || !failure.result)
      return { failure: loginFailureText(failure) }
    await navigate(paths.suspended(), { state: { suspended: failure.result } })
    return {}
  }

  const edit = (change: (text: string) => void) => (text: string) => {
    change(text)
    form.changed()
  }

  return (
    <Page>
      <CoverWall />
      <h1>
        <Logo height={58} />
        <VisuallyHidden>로그인</VisuallyHidden>
      </h1>
      {lapsed ? <Why role="status">{lapsedText(lapsed)}</Why> : <Motto>혼자 하던 음악을, 함께.</Motto>}
      <Form {...form.formProps}>
        <LoginFields
          email={email}
          password={password}
          error={form.failure}
          onEmail={edit(setEmail)}
          onPassword={edit(setPassword)}
        />
        <Find
          css={textButtonCss}
          to={paths.resetEmail()}
          state={email.trim() === '' ? null : { email: email.trim() }}
        >
          아이디/비밀번호 찾기
        </Find>
        <Buttons>
          <Button type="submit" kind="red" block loading={form.isSending} loadingLabel="로그인 중...">
            LOG IN
          </Button>
          <Link css={buttonCss} {...buttonLook({ block: true })} to={paths.signupConsent()}>
            SIGN UP
          </Link>
        </Buttons>
      </Form>
    </Page>
  )
}

const Page = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding: calc(24px + var(--safe-t)) 24px calc(24px + var(--safe-b));
  h1 {
    margin-top: auto;
    /* less of the wall on screens where both buttons would not fit below it */
    padding-top: clamp(96px, 100svh - 544px, 168px);
  }
`

const Motto = styled.p`
  margin-top: 16px;
  ${theme.type.title3}
  font-weight: 600;
`

/* in the place of the motto, so that the fields stay where they are */
const Why = styled.p`
  margin-top: 16px;
  ${theme.type.body1}
  font-weight: 600;
  white-space: pre-line;
`

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 18px;
  margin-top: 36px;
`

const Find = styled(Link)`
  align-self: flex-end;
  margin: -10px 0 -4px;
`

const Buttons = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  button,
  a {
    letter-spacing: 0.03em;
  }
`

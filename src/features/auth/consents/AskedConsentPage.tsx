import styled from '@emotion/styled'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { asApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import type { Services } from '#src/api/services.ts'
import type { WithAuth } from '#src/auth/authSlice.ts'
import { logOut } from '#src/auth/logOut.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { paths } from '#src/lib/paths.ts'
import { TextButton, textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { theme } from '#src/ui/theme.ts'
import { AuthStep } from '../steps/AuthStep.tsx'
import { StepButton } from '../steps/StepButton.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { useAgreeMutation, useListConsentsQuery } from './consentsApi.ts'
import { consentsOf, NO_TICKS } from './ticks.ts'

const FAILED_TEXT = '동의를 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'

/**
 * Asks a member who is logged in for what is not agreed to yet (docs/product/auth.md "Consent"). `next` in
 * the navigation state: the address that the app was at.
 */
export default function AskedConsentPage() {
  const dispatch = useDispatch<ThunkDispatch<WithAuth, Services, UnknownAction>>()
  const navigate = useNavigate()
  const next = nextIn(useLocation().state)
  const [ticks, setTicks] = useState(NO_TICKS)
  const { data } = useListConsentsQuery()
  const [agree] = useAgreeMutation()
  const consents = consentsOf(ticks)
  const form = useForm<never>({ onSubmit: () => (consents ? send(consents) : undefined) })

  async function send(given: NonNullable<typeof consents>) {
    const answer = await agree({ consents: given })
    if (!answer.error) return void navigate(next, { replace: true })
    const error = asApiError(answer.error)
    const [ofField] = error.kind === 'refused' ? Object.values(error.fields ?? {}) : []
    return { failure: ofField ?? failureOrOfflineText(error, FAILED_TEXT) }
  }

  // another device was faster, or the address was opened
  if (data?.missing.length === 0 && !form.isSending) return <Navigate to={next} replace />
  return (
    <AuthStep
      title={['합주를 계속하려면', '동의가 필요해요']}
      formProps={form.formProps}
      dock={
        <>
          {form.failure !== undefined && <Failure role="alert">{form.failure}</Failure>}
          <Refusal>
            동의하지 않으면 합주를 쓸 수 없어요.
            <TextButton underlined onClick={() => void dispatch(logOut())}>
              로그아웃
            </TextButton>
            <Link css={textButtonCss} data-underlined="true" to={paths.settings()}>
              탈퇴하기
            </Link>
          </Refusal>
          <StepButton isReady={consents !== null} isSending={form.isSending} busyLabel="저장 중...">
            동의하고 계속하기
          </StepButton>
        </>
      }
    >
      <ConsentFields
        ticks={ticks}
        onTick={(changed) => {
          setTicks({ ...ticks, ...changed })
          form.changed()
        }}
      />
    </AuthStep>
  )
}

const nextIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string'
    ? state.next
    : paths.home()

const Failure = styled.p`
  margin-bottom: 6px;
  ${theme.type.caption}
  color: ${theme.color.redText};
`

const Refusal = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 44px;
  margin-bottom: 4px;
  ${theme.type.caption}
  color: ${theme.color.t3};
`

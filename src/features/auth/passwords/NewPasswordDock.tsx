import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { StepButton } from '../steps/StepButton.tsx'

interface NewPasswordDockProps {
  isReady: boolean
  isSending: boolean
  /** Why the password was not set. Takes the place of the note. */
  failure: string | undefined
  /** What can be done about the failure. */
  action?: ReactNode
}

export function NewPasswordDock({ isReady, isSending, failure, action }: NewPasswordDockProps) {
  return (
    <>
      <Note role={failure === undefined ? undefined : 'alert'} data-failed={failure !== undefined}>
        {failure === undefined ? (
          '바꾸면 다른 기기에서는 모두 로그아웃돼요'
        ) : (
          <>
            <AlertIcon size={16} />
            <span>{failure}</span>
          </>
        )}
      </Note>
      {action}
      <StepButton isReady={isReady} isSending={isSending} busyLabel="바꾸는 중...">
        비밀번호 바꾸기
      </StepButton>
    </>
  )
}

const Note = styled.p`
  display: flex;
  justify-content: center;
  gap: 6px;
  margin-bottom: 10px;
  text-align: center;
  ${theme.type.caption}
  color: ${theme.color.t2};
  &[data-failed='true'] {
    color: ${theme.color.redText};
  }
  svg {
    flex: none;
    margin-top: 1px;
  }
`

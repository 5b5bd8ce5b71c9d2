import styled from '@emotion/styled'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { countdownText } from './countdown.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

interface CodeTimerProps {
  /** In ms since 1970; null: no code was sent. */
  endsAtMs: number | null
  /** Whether another code is being sent. */
  isBusy: boolean
  onResend: () => void
}

/** The time left until the code expires, and a button that sends another code. */
export function CodeTimer({ endsAtMs, isBusy, onResend }: CodeTimerProps) {
  const secondsLeft = useSecondsLeft(endsAtMs)
  return (
    <Row>
      <span>
        <ClockIcon size={18} />
        남은 시간 <b role="timer">{countdownText(secondsLeft)}</b>
      </span>
      <TextButton underlined aria-busy={isBusy || undefined} onClick={() => !isBusy && onResend()}>
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

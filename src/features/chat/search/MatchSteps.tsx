import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { ChevronUpIcon } from '#src/ui/icons/ChevronUpIcon.tsx'
import { theme } from '#src/ui/theme.ts'

interface MatchStepsProps {
  /** The index of the shown match; 0 is the newest. */
  at: number
  /** The number of matches read so far. */
  count: number
  hasMore: boolean
  isGoing: boolean
  onGo: (index: number) => void
  onList: () => void
}

/** Shown below the messages while a match is on screen: up opens the previous match, down the next. */
export function MatchSteps({ at, count, hasMore, isGoing, onGo, onList }: MatchStepsProps) {
  const box = useRef<HTMLDivElement>(null)
  // the pressed row is hidden, and focusing a field would open a phone's keyboard
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const isOldest = at + 1 >= count && !hasMore

  return (
    <Steps ref={box} role="group" aria-label="찾은 메시지" tabIndex={-1}>
      <TextButton onClick={onList}>목록</TextButton>
      <Place>{isGoing ? <Spinner size={18} /> : `${at + 1} / ${count}${hasMore ? '+' : ''}`}</Place>
      <IconButton
        label="이전 메시지"
        icon={<ChevronUpIcon />}
        disabled={isOldest}
        onClick={() => onGo(at + 1)}
      />
      <IconButton
        label="다음 메시지"
        icon={<ChevronDownIcon />}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      />
    </Steps>
  )
}

const Steps = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 64px;
  padding: 0 12px calc(0px + var(--safe-b)) 16px;
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.bg};
  outline: none;
`

const Place = styled.span`
  flex: 1;
  display: flex;
  justify-content: center;
  ${theme.type.label}
  ${theme.type.numbers}
  color: ${theme.color.t2};
`

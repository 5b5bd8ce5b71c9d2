import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Sanction } from '#contract/http/safety/sanctions.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { ProgressBar } from '#src/ui/media/ProgressBar.tsx'
import { theme } from '#src/ui/theme.ts'
import { daysBetween, formatLeft } from '../moments.ts'
import { FactList } from './FactList.tsx'
import { ObjectionSheetWhenOpen } from './ObjectionSheetWhenOpen.ts'
import { useObjectToSanctionMutation } from './sanctionsApi.ts'
import {
  OBJECTED_TEXT,
  OBJECTION_FAILED_TEXT,
  objectionHelp,
  phaseOf,
  STILL_POSSIBLE,
  untilOf,
  wordsOf,
} from './sanctionWords.ts'

/** What was decided, why, until when, and the objection (P24). */
export function SanctionView({ sanction }: { sanction: Sanction }) {
  const now = useNow()
  const { badge, title, what } = wordsOf(sanction, now)
  const phase = phaseOf(sanction, now)
  const { kind, reason, startsAt, endsAt, liftedAt, messages, objection } = sanction
  const possible = phase === 'active' ? STILL_POSSIBLE[kind] : undefined
  const canObject = sanction.canObject && phase === 'active'
  return (
    <>
      <Place>
        <State data-tone={phase === 'active' ? 'warn' : 'over'}>{badge}</State>
        <h2>
          {title[0]}
          <br />
          {title[1]}
        </h2>
        {phase === 'active' && endsAt !== null && <TimeLeft startsAt={startsAt} endsAt={endsAt} now={now} />}
        <FactList
          facts={[
            ['무엇을', what],
            ['왜', reason],
            ['받은 날', endsAt === null ? formatShortDate(toInstant(startsAt), now) : null],
            ['언제까지', untilOf(sanction)],
            ['풀린 날', liftedAt === null ? null : formatShortDate(toInstant(liftedAt), now)],
          ]}
        />
        {messages.length > 0 && (
          <>
            <h3>문제가 된 메시지</h3>
            {messages.map((message, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same words may have been sent twice
              <Said key={at}>{message}</Said>
            ))}
          </>
        )}
        {possible && (
          <>
            <h3>그동안에도 할 수 있어요</h3>
            <Possible>
              {possible.map((each) => (
                <li key={each}>
                  <CheckIcon size={20} />
                  {each}
                </li>
              ))}
            </Possible>
          </>
        )}
        {objection && <Objection objection={objection} now={now} />}
        {canObject && (
          <Help>
            <InfoIcon size={16} />
            {objectionHelp(sanction, now)}
          </Help>
        )}
      </Place>
      {canObject && <ObjectionDock sanctionId={sanction.sanctionId} />}
    </>
  )
}

interface TimeLeftProps {
  startsAt: string
  endsAt: string
  now: number
}

function TimeLeft({ startsAt, endsAt, now }: TimeLeftProps) {
  const [start, end] = [toInstant(startsAt), toInstant(endsAt)]
  const days = daysBetween(start, end)
  const passed = Math.max(0, Math.floor(((now - start) / (end - start)) * days))
  return (
    <Left>
      <ProgressBar percent={((now - start) / (end - start)) * 100} label={`${days}일 중 ${passed}일 지남`} />
      <p>
        <span>{formatShortDate(start, now)}</span>
        <b>{formatLeft(end - now)} 남았어요</b>
        <span>{formatShortDate(end, now)}</span>
      </p>
    </Left>
  )
}

const OBJECTION_STATE_TEXT = {
  OPEN: '살펴보고 있어요. 결과는 알림으로 알려드려요.',
  UPHELD: '살펴본 뒤 제재를 그대로 두기로 했어요.',
  LIFTED: '이의를 받아들여 제재를 풀었어요.',
} as const

function Objection({ objection, now }: { objection: NonNullable<Sanction['objection']>; now: number }) {
  const { words, createdAt, state, answer } = objection
  return (
    <>
      <h3>내가 보낸 이의 제기</h3>
      <Said>
        {words}
        <small>{formatShortDate(toInstant(createdAt), now)}</small>
      </Said>
      <h3>결과</h3>
      <Outcome>{OBJECTION_STATE_TEXT[state]}</Outcome>
      {answer !== null && (
        <Said>
          {answer}
          <small>운영진이 남긴 말</small>
        </Said>
      )}
    </>
  )
}

function ObjectionDock({ sanctionId }: { sanctionId: number }) {
  const dispatch = useDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const [objectTo] = useObjectToSanctionMutation()

  async function send(words: string): Promise<string | null> {
    const { error } = await objectTo({ sanctionId, words })
    const failure = error === undefined ? null : asApiError(error)
    if (failure === null) dispatch(toastShown({ text: OBJECTED_TEXT, tone: 'ok' }))
    // the page shows what was said before, or that it is over: nothing is left to send
    else if (isRefusedWith(failure, 'SANCTION4009', 'SANCTION4010'))
      dispatch(toastShown({ text: failureOrOfflineText(failure, OBJECTION_FAILED_TEXT), tone: 'error' }))
    else return failureOrOfflineText(failure, OBJECTION_FAILED_TEXT)
    return null
  }

  return (
    <Dock data-tabbed>
      <Button block aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        이의 제기하기
      </Button>
      <ObjectionSheetWhenOpen
        open={isOpen}
        onClose={() => setIsOpen(false)}
        wordsKey={`objection.${sanctionId}`}
        onSend={send}
      />
    </Dock>
  )
}

const { color, type, radius } = theme

const Place = styled.div`
  padding: 8px var(--gutter) 16px;
  h2 {
    margin: 12px 0 20px;
    ${type.title1}
  }
  h3 {
    margin: 18px 0 8px;
    ${type.label}
    color: ${color.t2};
  }
`

const State = styled.span`
  display: inline-flex;
  align-items: center;
  height: 22px;
  padding: 0 8px;
  border-radius: ${radius.xs}px;
  background: ${color.s3};
  ${type.micro}
  font-weight: 700;
  color: ${color.t2};
  &[data-tone='warn'] {
    color: ${color.warn};
  }
`

const Left = styled.div`
  margin-bottom: 20px;
  p {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin-top: 10px;
    ${type.caption}
    ${type.numbers}
    color: ${color.t2};
  }
  b {
    font-weight: 700;
    color: ${color.t1};
  }
`

const Said = styled.p`
  & + & {
    margin-top: 8px;
  }
  padding: 14px 16px;
  border-radius: ${radius.m}px;
  background: ${color.s2};
  ${type.body2}
  white-space: pre-line;
  overflow-wrap: anywhere;
  small {
    display: block;
    margin-top: 6px;
    ${type.caption}
    color: ${color.t2};
  }
`

const Possible = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  li {
    display: flex;
    gap: 10px;
    ${type.body2}
    color: ${color.t2};
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: ${color.ok};
  }
`

const Outcome = styled.p`
  margin-bottom: 8px;
  ${type.body2}
`

const Help = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 16px;
  ${type.caption}
  ${type.numbers}
  color: ${color.t3};
  svg {
    flex: none;
    margin-top: 1px;
  }
`

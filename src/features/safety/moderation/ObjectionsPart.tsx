import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import type { ObjectionRow } from '#contract/http/safety/moderation.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatAgo, toInstant } from '#src/lib/time/time.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Tabs } from '#src/ui/frame/Tabs.tsx'
import { theme } from '#src/ui/theme.ts'
import { WordsSheet } from '../WordsSheet.tsx'
import { POLL_MS, useDecideObjectionMutation, useListObjectionsInfiniteQuery } from './moderationApi.ts'
import { SAVE_FAILED_TEXT } from './moderationWords.ts'
import { PagedList } from './PagedList.tsx'
import { REASON_FIELD } from './reasonField.ts'
import { SanctionFacts } from './SanctionFacts.tsx'

type Answer = 'UPHELD' | 'LIFTED'

const ANSWER_TEXT: Readonly<Record<Answer, { act: string; text: string; button: string; done: string }>> = {
  UPHELD: {
    act: '제재 유지',
    text: '제재가 그대로 남아요. 이유를 멤버에게 알려요.',
    button: '제재 유지하기',
    done: '제재를 유지하고 답을 보냈습니다.',
  },
  LIFTED: {
    act: '제재 풀기',
    text: '바로 풀리고, 가린 것이 다시 보여요. 이유를 멤버에게 알려요.',
    button: '제재 풀기',
    done: '제재를 풀고 답을 보냈습니다.',
  },
}

/** Objections (MD7, MD8), those that wait first. */
export function ObjectionsPart() {
  const [params, setParams] = useSearchParams()
  const isOpen = params.get('tab') !== 'closed'
  const [asked, setAsked] = useState<{ objection: ObjectionRow; answer: Answer } | null>(null)
  const query = useListObjectionsInfiniteQuery(isOpen, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return (
    <Tabs
      label="이의 제기"
      tabs={[
        { value: 'open', label: '대기' },
        { value: 'closed', label: '끝난 것' },
      ]}
      value={isOpen ? 'open' : 'closed'}
      onChange={(tab) => setParams(tab === 'open' ? {} : { tab }, { replace: true })}
    >
      <PagedList
        query={{ ...query, data: query.currentData }}
        rowsOf={({ objections }) => objections}
        label="이의 제기 목록"
        failedText="이의 제기를 불러오지 못했습니다."
        emptyText={isOpen ? '기다리는 이의 제기가 없어요.' : '끝난 이의 제기가 없어요.'}
      >
        {(objection) => (
          <Objection
            key={objection.objectionId}
            objection={objection}
            onAnswer={(answer) => setAsked({ objection, answer })}
          />
        )}
      </PagedList>
      {asked && <AnswerSheet key={asked.answer} {...asked} onClose={() => setAsked(null)} />}
    </Tabs>
  )
}

interface ObjectionProps {
  objection: ObjectionRow
  onAnswer: (answer: Answer) => void
}

function Objection({ objection, onAnswer }: ObjectionProps) {
  const now = useNow()
  const { state, words, createdAt, answer, moderator, sanction } = objection
  return (
    <Card>
      <h2>{sanction.nickname}</h2>
      <Words>
        {words}
        <small>
          <time dateTime={createdAt}>{formatAgo(toInstant(createdAt), now)}</time>
        </small>
      </Words>
      <SanctionFacts sanction={sanction} />
      {state === 'OPEN' ? (
        <Pair>
          <Button size="m" aria-haspopup="dialog" onClick={() => onAnswer('UPHELD')}>
            제재 유지
          </Button>
          <Button size="m" aria-haspopup="dialog" onClick={() => onAnswer('LIFTED')}>
            제재 풀기
          </Button>
        </Pair>
      ) : (
        <Answered>
          <b>{ANSWER_TEXT[state].act}</b>
          {moderator && ` · ${moderator.nickname}`}
          {answer !== null && <span>{answer}</span>}
        </Answered>
      )}
    </Card>
  )
}

interface AnswerSheetProps {
  objection: ObjectionRow
  answer: Answer
  onClose: () => void
}

function AnswerSheet({ objection: { objectionId, sanction }, answer, onClose }: AnswerSheetProps) {
  const dispatch = useDispatch()
  const [decide] = useDecideObjectionMutation()
  const { act, text, button, done } = ANSWER_TEXT[answer]

  async function send(words: string): Promise<string | null> {
    const { error } = await decide({ objectionId, state: answer, answer: words })
    const failure = error === undefined ? null : asApiError(error)
    if (failure === null) dispatch(toastShown({ text: done, tone: 'ok' }))
    else if (!isRefusedWith(failure, 'OBJECTION4009', 'OBJECTION4004'))
      return failureOrOfflineText(failure, SAVE_FAILED_TEXT)
    else dispatch(toastShown({ text: failureOrOfflineText(failure, SAVE_FAILED_TEXT), tone: 'error' }))
    return null
  }

  return (
    <WordsSheet
      {...REASON_FIELD}
      onClose={onClose}
      title={act}
      text={text}
      label={`${sanction.nickname}님에게 보낼 말`}
      act={button}
      wordsKey={`answer.${objectionId}`}
      onSend={send}
    />
  )
}

const { color, type, radius } = theme

const Card = styled.li`
  margin: 16px var(--gutter) 0;
  padding: 16px;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  &:last-of-type {
    margin-bottom: 16px;
  }
  h2 {
    ${type.title3}
    overflow-wrap: anywhere;
  }
`

const Words = styled.blockquote`
  margin: 8px 0 12px;
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

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
  > button {
    flex: 1;
  }
`

const Answered = styled.p`
  margin-top: 12px;
  ${type.body2}
  color: ${color.t2};
  b {
    font-weight: 600;
    color: ${color.t1};
  }
  span {
    display: block;
    white-space: pre-line;
  }
`

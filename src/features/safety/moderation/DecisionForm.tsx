import styled from '@emotion/styled'
import { useState } from 'react'
import type { InputOf } from '#contract/call.ts'
import { DECISIONS, type Decision, type decideCase, SANCTION_DAYS } from '#contract/http/safety/moderation.ts'
import { SANCTION_REASON_MAX_CHARS } from '#contract/limits.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { useKeptWords } from '#src/lib/page/keptWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { SegmentedControl } from '#src/ui/controls/SegmentedControl.tsx'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { YesOrNo } from '#src/ui/overlays/YesOrNo.tsx'
import { theme } from '#src/ui/theme.ts'
import {
  canHide,
  type Choice,
  type Days,
  decided,
  hideableOf,
  NOTHING_CHOSEN,
  whyNotDecided,
} from './decision.ts'
import { DecisionChoices } from './DecisionChoices.tsx'
import { HideChoices } from './HideChoices.tsx'
import type { CaseDetail } from './moderationApi.ts'
import { actText, isTimed } from './moderationWords.ts'
import { REASON_FIELD } from './reasonField.ts'

export type DecidedCase = InputOf<typeof decideCase>

interface DecisionFormProps {
  detail: CaseDetail
  isWide: boolean
  /** Resolves to why it could not be decided; null: it is, or another moderator was faster. */
  onDecide: (decision: DecidedCase) => Promise<string | null>
}

type Field = 'decision' | 'reason'

/** The decision about a case, its length, what it hides, and the sentence for the member. */
export function DecisionForm({ detail, isWide, onDecide }: DecisionFormProps) {
  const { caseId, nickname } = detail.case
  const hideable = hideableOf(detail)
  const [choice, setChoice] = useState<Choice>(NOTHING_CHOSEN)
  const [reason, setReason] = useKeptWords(`case.${caseId}`)
  const [isAsking, setIsAsking] = useState(false)
  const { decision, days } = choice
  const isForGood = decision === 'SUSPENSION' && days === null
  const form = useForm<Field>({
    errors: {
      decision: whyNotDecided(choice),
      reason: reason.trim() === '' ? REASON_FIELD.missing : null,
    },
    onSubmit: () => (isForGood ? ask() : send()),
  })

  function ask() {
    setIsAsking(true)
    return {}
  }

  async function send() {
    if (decision === null) return {}
    const { messageIds, picture } = choice
    const failure = await onDecide({
      decision,
      reason: reason.trim(),
      days: isTimed(decision) ? days : null,
      hide: { messageIds: [...messageIds], picture },
    })
    return failure === null ? undefined : { failure }
  }

  const change = (next: Choice) => {
    setChoice(next)
    form.changed('decision')
  }
  const limited = useLimitedText(SANCTION_REASON_MAX_CHARS, (words) => {
    setReason(words)
    form.changed('reason')
  })
  const offered = DECISIONS.filter((each) => each !== 'HIDDEN' || canHide(hideable))
  const applies = (
    <Applies>
      {!isWide && <AlertIcon size={16} />}
      바로 적용되고 모두에게 결과를 알려요
    </Applies>
  )

  return (
    <Form {...form.formProps} data-wide={isWide} aria-label="결정">
      <Head>어떻게 할까요?</Head>
      <DecisionChoices
        offered={offered}
        chosen={decision}
        error={form.errorOf('decision')}
        onChoose={(next: Decision) => change(decided(choice, next, hideable))}
      />
      {isTimed(decision) && (
        <Row>
          <SegmentedControl
            label="기간"
            options={daysOffered(decision)}
            value={String(days)}
            onChange={(value) => change({ ...choice, days: daysOf(value) })}
          />
        </Row>
      )}
      {decision !== null && decision !== 'DISMISS' && canHide(hideable) && (
        <Row>
          <HideChoices hideable={hideable} choice={choice} onChange={change} />
        </Row>
      )}
      <Row data-words>
        <TextArea
          label={decision === 'DISMISS' ? '조치하지 않은 이유 (운영진만 봐요)' : `${nickname}님에게 보낼 말`}
          rows={3}
          maxGraphemes={SANCTION_REASON_MAX_CHARS}
          value={reason}
          error={form.errorOf('reason')}
          onBlur={() => reason !== '' && form.leave('reason')}
          {...limited}
        />
      </Row>
      <Act>
        <Failure role="alert">{form.failure}</Failure>
        {!isWide && applies}
        <Button type="submit" kind="red" block css={{ whiteSpace: 'normal' }} loading={form.isSending}>
          {decision === null ? '결정하기' : actText(decision, days)}
        </Button>
        {isWide && applies}
      </Act>
      <YesOrNo
        open={isAsking}
        onClose={() => setIsAsking(false)}
        question={`${nickname}님의 이용을 영구 정지할까요?`}
        text="바로 로그아웃되고, 다시 로그인할 수 없어요."
        onYes={() => {
          setIsAsking(false)
          void sendForGood()
        }}
      />
    </Form>
  )

  /** After the question: the form was not sent yet. */
  async function sendForGood() {
    const refusal = await send()
    if (refusal && 'failure' in refusal) form.report({ decision: refusal.failure })
  }
}

const FOR_GOOD = 'null'

const daysOffered = (decision: Decision | null) => [
  ...SANCTION_DAYS.map((each) => ({ value: String(each), label: `${each}일` })),
  ...(decision === 'SUSPENSION' ? [{ value: FOR_GOOD, label: '영구' }] : []),
]

const daysOf = (value: string): Days => SANCTION_DAYS.find((each) => String(each) === value) ?? null

const { color, type, radius } = theme

const Form = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding-top: 28px;
  border-top: 8px solid ${color.band};
  &[data-wide='true'] {
    flex: none;
    margin-top: 20px;
    padding: 20px 8px 16px;
    border-top: 0;
    border-radius: ${radius.l}px;
    background: ${color.s1};
  }
`

const Head = styled.h2`
  padding: 0 20px 8px;
  ${type.title3}
  [data-wide='true'] > & {
    padding: 0 12px 8px;
  }
`

const Row = styled.div`
  padding: 12px 20px 0;
  &[data-words] {
    padding-top: 28px;
  }
  [data-wide='true'] > & {
    padding: 12px 8px 0;
  }
`

const Act = styled.div`
  padding: 24px 20px calc(16px + var(--safe-b));
  [data-wide='true'] > & {
    padding: 16px 8px 0;
  }
`

const Applies = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  margin-bottom: 10px;
  ${type.caption}
  color: ${color.t2};
  text-align: center;
  button + & {
    margin: 10px 0 0;
  }
`

const Failure = styled.div`
  ${type.label}
  color: ${color.redText};
  &:not(:empty) {
    margin-bottom: 12px;
  }
`

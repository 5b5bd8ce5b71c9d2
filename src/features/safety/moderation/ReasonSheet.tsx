import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { SANCTION_REASON_MAX_CHARS } from '#contract/limits.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { keepWords, useKeptWords } from '#src/lib/page/keptWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'

export const REASON_MISSING_TEXT = '보낼 말을 적어주세요.'

interface ReasonSheetProps {
  onClose: () => void
  title: string
  text: ReactNode
  label: string
  /** What the button does. */
  act: string
  wordsKey: string
  /** Resolves to why it failed; null: it is done, or there is nothing to do any more. */
  onSend: (reason: string) => Promise<string | null>
}

/** Asks for the sentence that the member gets with a decision. It is open while it is mounted. */
export function ReasonSheet({ onClose, title, text, label, act, wordsKey, onSend }: ReasonSheetProps) {
  const [reason, setReason] = useKeptWords(wordsKey)
  const form = useForm<'reason'>({
    errors: { reason: reason.trim() === '' ? REASON_MISSING_TEXT : null },
    async onSubmit() {
      const failure = await onSend(reason.trim())
      if (failure !== null) return { failure }
      keepWords(wordsKey, '')
      onClose()
      return undefined
    },
  })
  const limited = useLimitedText(SANCTION_REASON_MAX_CHARS, (words) => {
    setReason(words)
    form.changed('reason')
  })
  return (
    <BottomSheet
      open
      tall
      onClose={onClose}
      title={title}
      footer={
        <>
          <Failure role="alert">{form.failure}</Failure>
          <Button type="submit" form={FORM_ID} kind="red" block loading={form.isSending}>
            {act}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} {...form.formProps}>
        <p>{text}</p>
        <TextArea
          label={label}
          rows={5}
          maxGraphemes={SANCTION_REASON_MAX_CHARS}
          value={reason}
          error={form.errorOf('reason')}
          {...limited}
        />
      </Form>
    </BottomSheet>
  )
}

const FORM_ID = 'reason'

const Form = styled.form`
  padding: 8px 24px 12px;
  > p {
    margin-bottom: 16px;
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`

const Failure = styled.div`
  ${theme.type.label}
  color: ${theme.color.redText};
  &:not(:empty) {
    margin-bottom: 12px;
    padding: 0 4px;
  }
`

import styled from '@emotion/styled'
import { OBJECTION_MAX_CHARS } from '#contract/limits.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { keepWords, useKeptWords } from '#src/lib/page/keptWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'

interface ObjectionSheetProps {
  open: boolean
  onClose: () => void
  /** What the words are kept under until they are sent (`useKeptWords`). */
  wordsKey: string
  /** Resolves to why they could not be sent; null: they were, or there is nothing to send any more. */
  onSend: (words: string) => Promise<string | null>
}

/** The words of an objection (docs/product/safety.md "Objecting"). */
export function ObjectionSheet({ open, ...rest }: ObjectionSheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, wordsKey, onSend }: Omit<ObjectionSheetProps, 'open'>) {
  const [words, setWords] = useKeptWords(wordsKey)
  const form = useForm<'words'>({
    errors: { words: words.trim() === '' ? '어떤 점이 사실과 다른지 적어주세요.' : null },
    async onSubmit() {
      const failure = await onSend(words.trim())
      if (failure !== null) return { failure }
      keepWords(wordsKey, '')
      onClose()
      return undefined
    },
  })
  const limited = useLimitedText(OBJECTION_MAX_CHARS, (text) => {
    setWords(text)
    form.changed('words')
  })
  return (
    <BottomSheet
      open
      tall
      onClose={onClose}
      title="이의 제기하기"
      footer={
        <>
          <Failure role="alert">{form.failure}</Failure>
          <Button
            type="submit"
            form={FORM_ID}
            kind="red"
            block
            loading={form.isSending}
            loadingLabel="보내는 중..."
          >
            보내기
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} {...form.formProps}>
        <p>운영진이 다시 살펴봐요. 한 번만 보낼 수 있으니 자세히 적어주세요.</p>
        <TextArea
          label="하고 싶은 말"
          rows={7}
          placeholder="어떤 점이 사실과 다른지 알려주세요."
          maxGraphemes={OBJECTION_MAX_CHARS}
          value={words}
          error={form.errorOf('words')}
          {...limited}
        />
      </Form>
    </BottomSheet>
  )
}

const FORM_ID = 'objection'

const Form = styled.form`
  padding: 8px 24px 12px;
  p {
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

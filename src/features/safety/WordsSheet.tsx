import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { useForm } from '#src/lib/form/useForm.ts'
import { keepWords, useKeptWords } from '#src/lib/page/keptWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'

interface WordsSheetProps {
  onClose: () => void
  title: string
  /** What the words are for. */
  text: ReactNode
  label: string
  placeholder?: string
  rows: number
  maxGraphemes: number
  /** Said when nothing is written. */
  missing: string
  /** What the button does. */
  act: string
  /** What it says while the words are sent; absent: it only turns. */
  loadingLabel?: string
  /** What the words are kept under until they are sent (`useKeptWords`). */
  wordsKey: string
  /** Resolves to why it failed; null: it is done, or there is nothing to do any more. */
  onSend: (words: string) => Promise<string | null>
}

/** Asks for words to a moderator or a member. It is open while it is mounted. */
export function WordsSheet(props: WordsSheetProps) {
  const { onClose, title, text, label, placeholder, rows, maxGraphemes, missing } = props
  const { act, loadingLabel, wordsKey, onSend } = props
  const [words, setWords] = useKeptWords(wordsKey)
  const id = useId()
  const form = useForm<'words'>({
    errors: { words: words.trim() === '' ? missing : null },
    async onSubmit() {
      const failure = await onSend(words.trim())
      if (failure !== null) return { failure }
      keepWords(wordsKey, '')
      onClose()
      return undefined
    },
  })
  const limited = useLimitedText(maxGraphemes, (typed) => {
    setWords(typed)
    form.changed('words')
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
          <Button
            type="submit"
            form={id}
            kind="red"
            block
            loading={form.isSending}
            loadingLabel={loadingLabel}
          >
            {act}
          </Button>
        </>
      }
    >
      <Form id={id} {...form.formProps}>
        <p>{text}</p>
        <TextArea
          label={label}
          rows={rows}
          placeholder={placeholder}
          maxGraphemes={maxGraphemes}
          value={words}
          error={form.errorOf('words')}
          {...limited}
        />
      </Form>
    </BottomSheet>
  )
}

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

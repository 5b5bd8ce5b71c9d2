import { OBJECTION_MAX_CHARS } from '#contract/limits.ts'
import { WordsSheet } from '../WordsSheet.tsx'

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
  return open ? (
    <WordsSheet
      {...rest}
      title="이의 제기하기"
      text="운영진이 다시 살펴봐요. 한 번만 보낼 수 있으니 자세히 적어주세요."
      label="하고 싶은 말"
      placeholder="어떤 점이 사실과 다른지 알려주세요."
      rows={7}
      maxGraphemes={OBJECTION_MAX_CHARS}
      missing="어떤 점이 사실과 다른지 적어주세요."
      act="보내기"
      loadingLabel="보내는 중..."
    />
  ) : null
}

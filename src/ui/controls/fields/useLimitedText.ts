import { useState, type ChangeEvent, type CompositionEvent } from 'react'
import { firstGraphemes } from '#contract/text.ts'

/**
 * The props of a text input that keeps at most `maxGraphemes` graphemes. While a syllable is composed the
 * text may be longer, because cutting would break the syllable (docs/interface.md "Typing Hangul").
 */
export function useLimitedText(maxGraphemes: number, onText: (text: string) => void) {
  const [isComposing, setIsComposing] = useState(false)
  type Field = HTMLInputElement | HTMLTextAreaElement
  return {
    onChange: ({ target }: ChangeEvent<Field>) =>
      onText(isComposing ? target.value : firstGraphemes(target.value, maxGraphemes)),
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      setIsComposing(false)
      onText(firstGraphemes(currentTarget.value, maxGraphemes))
    },
  }
}

import { useState, type ChangeEvent, type CompositionEvent } from 'react'
import { firstGraphemes } from '#contract/text.ts'

/**
 * Props of a text input that keeps at most so many characters, as people count them. A syllable that is being composed may
 * stand one too many: cutting it would break it (docs/interface.md "Typing Hangul").
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

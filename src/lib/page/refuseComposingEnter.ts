import { isComposingEnter } from './ime.ts'

/** On a form: the Enter that finishes a Hangul syllable does not submit it (docs/interface.md "Typing Hangul"). */
export function refuseComposingEnter(
  event: Parameters<typeof isComposingEnter>[0] & { preventDefault: () => void },
) {
  if (isComposingEnter(event)) event.preventDefault()
}

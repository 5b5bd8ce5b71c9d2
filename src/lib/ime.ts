/** What both the DOM's and React's keyboard events offer here. */
interface KeyLike {
  key: string
  keyCode: number
  nativeEvent?: { isComposing?: boolean }
  isComposing?: boolean
}

/**
 * Whether a key press still belongs to the input method, e.g. the Enter that only finishes a Hangul syllable.
 * `keyCode` 229 covers Safari, which reports that Enter after `compositionend` with `isComposing` false.
 */
export function isComposingKey(event: KeyLike): boolean {
  return (event.nativeEvent?.isComposing ?? event.isComposing ?? false) || event.keyCode === 229
}

/** An Enter that must neither send, submit nor search. Ask before any handling of Enter. */
export function isComposingEnter(event: KeyLike): boolean {
  return (event.key === 'Enter' || event.key === 'Process') && isComposingKey(event)
}

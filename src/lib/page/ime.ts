/** The properties that DOM and React keyboard events have in common here. */
export interface KeyLike {
  key: string
  keyCode: number
  nativeEvent?: { isComposing?: boolean }
  isComposing?: boolean
}

/**
 * Whether a key press belongs to the input method, e.g. the Enter that only finishes a Hangul syllable.
 * `keyCode` 229 covers Safari, which reports that Enter after `compositionend` with `isComposing` false.
 */
export function isComposingKey(event: KeyLike): boolean {
  return (event.nativeEvent?.isComposing ?? event.isComposing ?? false) || event.keyCode === 229
}

/** An Enter that must not send, submit or search. Check this before handling any Enter. */
export function isComposingEnter(event: KeyLike): boolean {
  return (event.key === 'Enter' || event.key === 'Process') && isComposingKey(event)
}

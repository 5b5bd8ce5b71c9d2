import { isComposingEnter, isComposingKey, type KeyLike } from './ime.ts'

/** A second Enter within this time after the end of a composition is the same key press, reported twice. */
const SAME_PRESS_MS = 50

/**
 * Tells what to do with each Enter in a multi-line input that sends with Enter:
 *
 * | event | answer |
 * |---|---|
 * | Enter while composing, or with key code 229 | `none`; the line break some browsers insert is refused |
 * | the Enter that Chrome reports again right after `compositionend` | `send`: the press was meant to send |
 * | another within 50 ms of that `compositionend`, or a held key | `swallow`: one press sends one message |
 * | Shift+Enter | `none`: the browser breaks the line |
 * | any other Enter | `send` |
 */
export function watchEnter() {
  let composedAt = -Infinity
  let sentSince = false
  let refuseLineBreak = false

  return {
    /** `at` is the event's `timeStamp`. */
    compositionEnded(at: number) {
      composedAt = at
      sentSince = false
    },
    keyPressed(event: KeyLike & { shiftKey: boolean; repeat: boolean; timeStamp: number }) {
      refuseLineBreak = isComposingEnter(event) && !event.shiftKey
      if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event)) return 'none'
      if (event.repeat || (sentSince && event.timeStamp - composedAt < SAME_PRESS_MS)) return 'swallow'
      sentSince = true
      return 'send'
    },
    /** Call on `beforeinput`: whether this input is the line break of a composing Enter. */
    refuses(inputType: string) {
      if (inputType !== 'insertLineBreak' && inputType !== 'insertParagraph') return false
      const refused = refuseLineBreak
      refuseLineBreak = false
      return refused
    },
  }
}

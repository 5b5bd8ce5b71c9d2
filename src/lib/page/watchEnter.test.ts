import { describe, expect, it } from 'vitest'
import { watchEnter } from './watchEnter.ts'

describe('watchEnter', () => {
  const enter = (over: object = {}) => ({
    key: 'Enter',
    keyCode: 13,
    isComposing: false,
    shiftKey: false,
    repeat: false,
    timeStamp: 1_000,
    ...over,
  })

  it('sends with Enter and leaves Shift+Enter to the browser', () => {
    const watch = watchEnter()
    expect(watch.keyPressed(enter())).toBe('send')
    expect(watch.keyPressed(enter({ shiftKey: true }))).toBe('none')
  })

  it('sends once for keydown while composing, compositionend, keydown (Chrome)', () => {
    const watch = watchEnter()
    expect(watch.keyPressed(enter({ isComposing: true, keyCode: 229 }))).toBe('none')
    watch.compositionEnded(1_001)
    expect(watch.keyPressed(enter({ timeStamp: 1_002 }))).toBe('send')
    expect(watch.keyPressed(enter({ timeStamp: 1_004 }))).toBe('swallow')
  })

  it('sends nothing for compositionend, keydown with key code 229 (Safari)', () => {
    const watch = watchEnter()
    watch.compositionEnded(1_000)
    expect(watch.keyPressed(enter({ keyCode: 229, timeStamp: 1_001 }))).toBe('none')
    expect(watch.keyPressed(enter({ timeStamp: 1_300 }))).toBe('send')
  })

  it('sends ㅋㅋ as often as it is composed, however fast', () => {
    const watch = watchEnter()
    const answers = [0, 30, 60, 90, 120].map((at) => {
      watch.compositionEnded(1_000 + at)
      return watch.keyPressed(enter({ timeStamp: 1_001 + at }))
    })
    expect(answers).toEqual(['send', 'send', 'send', 'send', 'send'])
  })

  it('does not send again while the key is held down', () => {
    const watch = watchEnter()
    watch.keyPressed(enter())
    expect(watch.keyPressed(enter({ repeat: true, timeStamp: 1_500 }))).toBe('swallow')
  })

  it('refuses the line break of a composing Enter once', () => {
    const watch = watchEnter()
    watch.keyPressed(enter({ isComposing: true }))
    expect(watch.refuses('insertText')).toBe(false)
    expect(watch.refuses('insertLineBreak')).toBe(true)
    expect(watch.refuses('insertLineBreak')).toBe(false)
  })

  it('allows the line break of Shift+Enter, also while composing', () => {
    const watch = watchEnter()
    watch.keyPressed(enter({ isComposing: true, shiftKey: true }))
    expect(watch.refuses('insertLineBreak')).toBe(false)
  })

  it('forgets a refused line break at the next key press', () => {
    const watch = watchEnter()
    watch.keyPressed(enter({ keyCode: 229 }))
    watch.keyPressed(enter({ key: 'a', keyCode: 65 }))
    expect(watch.refuses('insertParagraph')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { isComposingEnter, isComposingKey } from './ime.ts'

const key = (over: object) => ({ key: 'Enter', keyCode: 13, nativeEvent: { isComposing: false }, ...over })

describe('isComposingEnter', () => {
  it('sees the Enter that finishes a syllable', () => {
    expect(isComposingEnter(key({ nativeEvent: { isComposing: true } }))).toBe(true)
  })

  it('sees the Enter of Safari, which comes after compositionend with key code 229', () => {
    expect(isComposingEnter(key({ keyCode: 229 }))).toBe(true)
  })

  it('sees the Enter that an input method hides behind the key name Process', () => {
    expect(isComposingEnter(key({ key: 'Process', keyCode: 229 }))).toBe(true)
  })

  it('lets a plain Enter through', () => {
    expect(isComposingEnter(key({}))).toBe(false)
  })

  it('reads native events too', () => {
    expect(isComposingEnter(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))).toBe(true)
  })

  it('is only about Enter', () => {
    const letter = key({ key: 'ㅋ', nativeEvent: { isComposing: true } })
    expect(isComposingEnter(letter)).toBe(false)
    expect(isComposingKey(letter)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { isComposingEnter, isComposingKey } from './ime.ts'

const key = (over: object) => ({ key: 'Enter', keyCode: 13, nativeEvent: { isComposing: false }, ...over })

describe('isComposingEnter', () => {
  it('is true for the Enter that finishes a syllable', () => {
    expect(isComposingEnter(key({ nativeEvent: { isComposing: true } }))).toBe(true)
  })

  it('is true for Safari’s Enter, which follows compositionend with key code 229', () => {
    expect(isComposingEnter(key({ keyCode: 229 }))).toBe(true)
  })

  it('is true for an Enter that the input method reports with the key name Process', () => {
    expect(isComposingEnter(key({ key: 'Process', keyCode: 229 }))).toBe(true)
  })

  it('is false for a plain Enter', () => {
    expect(isComposingEnter(key({}))).toBe(false)
  })

  it('accepts native events too', () => {
    expect(isComposingEnter(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))).toBe(true)
  })

  it('is false for every key but Enter', () => {
    const letter = key({ key: 'ㅋ', nativeEvent: { isComposing: true } })
    expect(isComposingEnter(letter)).toBe(false)
    expect(isComposingKey(letter)).toBe(true)
  })
})

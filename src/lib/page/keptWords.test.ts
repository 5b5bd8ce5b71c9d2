import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepWords, useKeptWords } from './keptWords.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const open = (key: string) => renderHook(() => useKeptWords(key)).result

it('typed words are there again when the screen is opened again, each for its subject', () => {
  const first = open('case.1')
  act(() => first.current[1]('한 번 더'))
  expect(first.current[0]).toBe('한 번 더')
  expect(open('case.1').current[0]).toBe('한 번 더')
  expect(open('case.2').current[0]).toBe('')
})

it('words that were sent are forgotten', () => {
  const field = open('case.1')
  act(() => field.current[1]('보낼 말'))
  keepWords('case.1', '')
  expect(open('case.1').current[0]).toBe('')
})

it('a full storage does not stop the typing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const field = open('case.1')
  act(() => field.current[1]('긴 말'))
  expect(field.current[0]).toBe('긴 말')
})

import { describe, expect, it, vi } from 'vitest'
import { type ApiError, asApiError, isRefusedWith, isUnanswered } from './apiError.ts'
import { askEach } from './askEach.ts'
import {
  chatLimitText,
  failureHelp,
  failureText,
  OFFLINE_TEXT,
  TOO_MANY_TEXT,
  unansweredText,
} from './failureText.ts'
import { NO_NETWORK_TEXT } from './offline.ts'

const refused: ApiError = { kind: 'refused', status: 404, code: 'CHAT4004', message: '방이 없습니다.' }
const broken: ApiError = { kind: 'broken', status: 503 }
const said: ApiError = { kind: 'broken', status: 500, message: '점검 중입니다.' }
const offline: ApiError = { kind: 'offline' }
const timeout: ApiError = { kind: 'timeout' }

describe('a failure', () => {
  it('matches any of the given codes', () => {
    expect(isRefusedWith(refused, 'CHAT4000', 'CHAT4004')).toBe(true)
    expect(isRefusedWith(refused, 'CHAT4000')).toBe(false)
    expect(isRefusedWith(refused)).toBe(false)
    expect(isRefusedWith({ kind: 'broken', status: 404, code: 'CHAT4004' } as ApiError, 'CHAT4004')).toBe(
      false,
    )
  })

  it.each([
    [offline, true],
    [timeout, true],
    [broken, false],
    [refused, false],
  ])('is unanswered only when the server sent nothing: %o', (error, expected) => {
    expect(isUnanswered(error)).toBe(expected)
  })

  it('that is a bug of ours becomes broken', () => {
    expect(asApiError(refused)).toBe(refused)
    for (const error of [{ name: 'TypeError', message: '' }, null, undefined, 'kind'])
      expect(asApiError(error)).toEqual({ kind: 'broken', status: 0 })
  })
})

describe('the text of a failure', () => {
  it.each([
    [refused, '방이 없습니다.'],
    [said, '점검 중입니다.'],
    [broken, '다시 시도해 주세요.'],
    [offline, '다시 시도해 주세요.'],
    [timeout, '다시 시도해 주세요.'],
  ])('is the server’s sentence if there is one, else the screen’s: %o', (error, text) => {
    expect(failureText(error, '다시 시도해 주세요.')).toBe(text)
  })

  it.each([
    [refused, '방이 없습니다.'],
    [broken, ''],
    [offline, OFFLINE_TEXT],
    [timeout, OFFLINE_TEXT],
    [new Error('a bug'), ''],
  ])('has a second line only when there is more to say: %o', (error, text) => {
    expect(failureHelp(error)).toBe(text)
  })

  it('without an answer is about the phone’s network where it has none, else about the server', () => {
    expect(unansweredText(offline)).toBe(OFFLINE_TEXT)
    expect(unansweredText(broken)).toBeNull()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect([offline, timeout].map(unansweredText)).toEqual([NO_NETWORK_TEXT, NO_NETWORK_TEXT])
    expect(unansweredText(refused)).toBeNull()
    vi.restoreAllMocks()
  })

  it('is the server’s sentence about a limit of the chat, and of nothing else', () => {
    expect(
      chatLimitText({ kind: 'refused', status: 403, code: 'CHAT4031', message: '방이 가득 찼습니다.' }),
    ).toBe('방이 가득 찼습니다.')
    for (const error of [refused, broken, said, offline]) expect(chatLimitText(error)).toBeNull()
  })

  it('asks to wait after a 429, and to check the network when there is no answer', () => {
    expect(TOO_MANY_TEXT).toBe('잠시 후 다시 시도해 주세요.')
    expect(OFFLINE_TEXT).toBe('서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.')
  })
})

describe('one action on several items', () => {
  it('makes one call per item and returns the failures', async () => {
    const asked: number[] = []
    const outcome = await askEach([1, 2, 3], async (id) => {
      asked.push(id)
      return id === 2 ? { error: refused } : {}
    })
    expect(asked).toEqual([1, 2, 3])
    expect(outcome).toEqual({ failed: [{ id: 2, error: refused }] })
  })

  it('runs at most six calls at once', async () => {
    let underWay = 0
    let most = 0
    await askEach([1, 2, 3, 4, 5, 6, 7, 8], async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return {}
    })
    expect(most).toBe(6)
  })
})

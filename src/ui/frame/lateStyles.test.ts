import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchLateStyles } from './lateStyles.ts'

let answer: { there: () => void; lost: () => void }
const asked = vi.fn<(font: string, text: string) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.head.innerHTML = '<meta name="late-styles" content="/fonts/late.css" data-family="Late">'
  document.body.innerHTML = '<h2>안개주의보</h2>'
  const load = (font: string, text: string) =>
    new Promise<void>((resolve, reject) => {
      asked(font, text)
      answer = { there: resolve, lost: () => reject(new Error('lost')) }
    })
  Object.assign(document, { fonts: { load } })
})
afterEach(() => {
  vi.useRealTimers()
  asked.mockClear()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('style')
  Reflect.deleteProperty(document, 'fonts')
})

const sheets = () => document.querySelectorAll('link[rel="stylesheet"]')
const switchedOn = () => document.documentElement.style.getPropertyValue('--font-late')
async function fetched() {
  fetchLateStyles()
  sheets()[0]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}

it('the late fonts are requested once', () => {
  fetchLateStyles()
  fetchLateStyles()
  expect([...sheets()].map((sheet) => sheet.getAttribute('href'))).toEqual(['/fonts/late.css'])
})

it('the late fonts are applied when all characters on the page are loaded', async () => {
  await fetched()
  expect(asked).toHaveBeenCalledExactlyOnceWith("1em 'Late'", '안개주의보')
  expect(switchedOn()).toBe('')
  answer.there()
  await vi.advanceTimersByTimeAsync(0)
  expect(switchedOn()).toBe("'Late'")
})

it('the late fonts are applied although one of their files is missing', async () => {
  await fetched()
  answer.lost()
  await vi.advanceTimersByTimeAsync(0)
  expect(switchedOn()).toBe("'Late'")
})

it('the late fonts are applied after 5 s although one is still loading', async () => {
  await fetched()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(switchedOn()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(switchedOn()).toBe("'Late'")
})

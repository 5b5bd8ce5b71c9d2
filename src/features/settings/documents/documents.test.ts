import { expect, it } from 'vitest'
import { DOCUMENT_VERSIONS } from '#contract/documents.ts'
import about from './about.json' with { type: 'json' }
import { anchorOf, dayInWords, type Document, minutesToRead } from './documents.ts'
import privacy from './privacy.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }

const TEXTS: Record<string, Document> = { terms, privacy, about }

it('the texts have the versions that members agree to', () => {
  expect({ terms: terms.version, privacy: privacy.version }).toEqual(DOCUMENT_VERSIONS)
})

it.each(Object.entries(TEXTS))('the chapters of %s have titles of their own, and words', (_name, text) => {
  const titles = text.chapters.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(text.chapters.every(({ blocks }) => blocks.flat().join('') !== '')).toBe(true)
})

it('a text takes a minute for every 250 characters that it has begun', () => {
  const ofLength = (length: number) =>
    minutesToRead({ chapters: [{ title: 'x'.repeat(length), blocks: [] }] })
  expect([0, 250, 251].map(ofLength)).toEqual([1, 1, 2])
  expect(minutesToRead(terms)).toBe(3)
})

it('a day is written without leading zeros', () => {
  expect(dayInWords('2025-07-01')).toBe('2025년 7월 1일')
})

it('chapters are numbered from one', () => {
  expect(anchorOf(0)).toBe('t1')
})

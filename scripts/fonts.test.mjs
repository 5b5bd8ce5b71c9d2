import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { charactersIn, unicodeRange } from './fonts.mjs'

let folder
afterEach(() => rm(folder, { recursive: true, force: true }))

async function sources(files) {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return charactersIn(['.', 'missing'], folder)
}

it('collects what screens draw once each, in order, and leaves tests and stories out', async () => {
  const found = await sources({
    'Page.tsx': "'합주 · 합'",
    'index.html': '<p>로그인…</p>',
    'Page.test.tsx': "'시험'",
    'Page.stories.tsx': "'전시'",
    'data.json': '"자료"',
  })
  expect(found).toEqual(['·', '…', '그', '로', '인', '주', '합'])
})

it('leaves ASCII to its own list and emoji to the system', async () => {
  expect(await sources({ 'a.ts': "'Hi 🎸 밴드'" })).toEqual(['드', '밴'])
})

it('writes neighbours as runs', () => {
  expect(unicodeRange(['각', '가', '간', '합'])).toBe('U+ac00-ac01, U+ac04, U+d569')
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import {
  ASCII,
  charactersIn,
  charactersOf,
  everydaySlices,
  interfaceLayers,
  unicodeRange,
} from './fontLayers.mjs'

let folder
afterEach(() => rm(folder, { recursive: true, force: true }))

async function sources(files) {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

it('the characters of the screens and their data are collected once each, in order, without tests and stories', async () => {
  const root = await sources({
    'Page.tsx': "'합주 · 합'",
    'index.html': '<p>로그인…</p>',
    'Page.test.tsx': "'시험'",
    'Page.stories.tsx': "'전시'",
    'gallery/Choices.tsx': "'전시'",
    'data.json': '"자료"',
  })
  expect(await charactersIn(['.', 'missing'], root)).toEqual([
    '·',
    '…',
    '그',
    '로',
    '료',
    '인',
    '자',
    '주',
    '합',
  ])
})

it('ASCII has its own list, and emoji are left to the system', async () => {
  expect(await charactersIn(['.'], await sources({ 'a.ts': "'Hi 🎸 밴드'" }))).toEqual(['드', '밴'])
})

it('every character is in one layer: the log-in, the home screen, several features, or a single feature', async () => {
  const root = await sources({
    'index.html': '합주',
    'src/features/auth/login/LoginPage.tsx': "'로그인'",
    'src/features/home/HomePage.tsx': "'추천 글'",
    'src/features/chat/conversation/PrivateChatPage.tsx': "'합주 방에 보내기'",
    'src/features/auth/signup/pages/EmailPage.tsx': "'인증 보내기'",
    'src/ui/controls/fields/TextArea.tsx': "'글자'",
    'contract/errors.ts': "'방이 없음'",
    'contract/hangul/keyboard.ts': "'ㄱㄴ'",
  })
  expect(await interfaceLayers(root)).toEqual({
    first: `${ASCII}그로인주합`,
    home: '글천추',
    common0: '기내보방자',
    auth: '증',
    chat: '에',
    contract: '없음이',
  })
})

it('common Hangul is cut into slices, without the characters of the screens', () => {
  const frequent = Array.from({ length: 150 }, (_, i) => String.fromCodePoint(0xac00 + i)).join('')
  const [most, rest] = everydaySlices(frequent + frequent, '가각')
  expect([most.length, rest.length]).toEqual([96, 52])
  expect(most.startsWith('갂갃')).toBe(true)
})

it('neighbouring characters are written as runs, and read back', () => {
  expect(unicodeRange(['각', '가', '간', '합'])).toBe('U+ac00-ac01, U+ac04, U+d569')
  expect(charactersOf('U+ac00-ac01, U+ac04, U+d569')).toBe('가각간합')
})

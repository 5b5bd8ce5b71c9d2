import { expect, it } from 'vitest'
import type { KeptShare } from '#src/lib/page/keptShare.ts'
import { sharedItems, type SharedWords, whyTooLong } from './sharedItems.ts'

const aShare = (facts: Partial<KeptShare>): KeptShare => ({
  title: '',
  text: '',
  url: '',
  files: [],
  ...facts,
})

const wordsOf = (facts: Partial<KeptShare>) => {
  const [words] = sharedItems(aShare(facts))
  return words as SharedWords
}

it.for<[string, Partial<KeptShare>, Partial<SharedWords>]>([
  [
    'a page of a browser',
    { title: '붉은 밤 라이브 영상', url: 'https://www.video.kr/w/1/' },
    {
      content: '붉은 밤 라이브 영상\nhttps://www.video.kr/w/1/',
      title: '붉은 밤 라이브 영상',
      about: 'video.kr/w/1',
      link: 'https://www.video.kr/w/1/',
    },
  ],
  [
    'an address that an app put into the text',
    { text: '새벽정거장 https://video.kr/w/1' },
    {
      content: '새벽정거장\nhttps://video.kr/w/1',
      title: '새벽정거장',
      about: 'video.kr/w/1',
      link: 'https://video.kr/w/1',
    },
  ],
  [
    'a title that the text says again',
    { title: '새벽정거장', text: '새벽정거장 - 붉은 밤', url: 'https://video.kr' },
    { content: '새벽정거장 - 붉은 밤\nhttps://video.kr', title: '새벽정거장 - 붉은 밤' },
  ],
  [
    'only an address',
    { url: 'https://video.kr/w' },
    { content: 'https://video.kr/w', title: 'video.kr/w', about: '' },
  ],
  [
    'only a text',
    { text: '토요일 두 시\n망원' },
    { content: '토요일 두 시\n망원', title: '토요일 두 시', about: '망원', link: null },
  ],
  ['only a title', { title: '합주' }, { content: '합주', title: '합주', about: '', link: null }],
])('%s becomes one message', ([, share, expected]) => {
  expect(wordsOf(share)).toMatchObject(expected)
})

it('files follow the words, each on its own', () => {
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
  expect(sharedItems(aShare({ text: '사진', files })).map(({ key }) => key)).toEqual([
    'words',
    'file-0',
    'file-1',
  ])
})

it('nothing is nothing', () => {
  expect(sharedItems(aShare({}))).toEqual([])
})

it('a text that is longer than a message says so', () => {
  expect(whyTooLong(wordsOf({ text: '가'.repeat(1_000) }))).toBeNull()
  expect(whyTooLong(wordsOf({ text: '가'.repeat(1_001) }))).toBe('1,000자가 넘는 글은 보낼 수 없습니다.')
})

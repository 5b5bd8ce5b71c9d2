import { expect, it } from 'vitest'
import { hasErrors } from '#src/lib/form/fieldErrors.ts'
import {
  changeOf,
  emptiedOf,
  emptyDraft,
  errorsOf,
  toggled,
  withArtistToggled,
  withSession,
} from './profileDraft.ts'

const nobody = emptyDraft({ sessions: [], artists: [] })
const yuna = { ...nobody, nickname: 'yuna', age: '26', gender: 'FEMALE' } as const

it('a missing nickname, age or gender is an error of its field', () => {
  expect(errorsOf(nobody)).toMatchObject({
    nickname: '닉네임을 입력해주세요.',
    age: '나이를 입력해주세요.',
    gender: '성별을 선택해주세요.',
  })
  expect(hasErrors(errorsOf(yuna))).toBe(false)
})

it('a nickname of invisible characters counts as missing', () => {
  expect(errorsOf({ ...yuna, nickname: ' \u200B' }).nickname).toBe('닉네임을 입력해주세요.')
})

it.each([
  ['14', 14],
  ['120', 120],
  ['26세', 26],
  ['스물여섯', 23],
])('the age %s is saved as %i', (age, years) => {
  expect(errorsOf({ ...yuna, age }).age).toBeUndefined()
  expect(changeOf({ ...yuna, age }, yuna).age).toBe(years)
})

it.each(['121', '-1', '9999'])('the age %s is refused', (age) => {
  expect(errorsOf({ ...yuna, age }).age).toBe('0부터 120까지의 숫자를 입력해 주세요.')
})

it.each(['0', '13세'])('the age %s is too young', (age) => {
  expect(errorsOf({ ...yuna, age }).age).toBe('만 14세부터 가입할 수 있어요. 나이를 다시 확인해 주세요.')
})

it('what was there and is emptied is sent empty', () => {
  const full = { ...yuna, bio: '드럼', district: '마포구', youtubeUrl: 'https://youtu.be/abc' }
  const emptied = { ...full, bio: ' ', district: null, youtubeUrl: '', removesPhoto: true }
  expect(emptiedOf(emptied, full)).toEqual(['district', 'youtubeUrl', 'bio', 'profileImageUrl'])
  expect(changeOf(emptied, full)).toMatchObject({
    bio: '',
    district: '',
    youtubeUrl: '',
    profileImageUrl: '',
  })
  expect(changeOf(full, full).profileImageUrl).toBeUndefined()
})

it.each([
  ['youtu.be/abc', 'https://youtu.be/abc'],
  [' https://vimeo.com/1 ', 'https://vimeo.com/1'],
])('the link %s is sent as %s', (youtubeUrl, address) => {
  expect(errorsOf({ ...yuna, youtubeUrl }).youtubeUrl).toBeUndefined()
  expect(changeOf({ ...yuna, youtubeUrl }, yuna).youtubeUrl).toBe(address)
})

it.each(['javascript:alert(1)', '유튜브', '@yuna'])('the link %s is refused', (youtubeUrl) => {
  expect(errorsOf({ ...yuna, youtubeUrl }).youtubeUrl).toMatch('웹 주소')
})

it('texts are sent trimmed', () => {
  expect(changeOf({ ...yuna, nickname: ' yuna ', bio: '드럼\n' }, yuna)).toMatchObject({
    nickname: 'yuna',
    bio: '드럼',
  })
})

it('artists are sent only when they have changed', () => {
  const hyukoh = { name: '혁오', imageUrl: null }
  const fan = { ...yuna, artists: [hyukoh] }
  expect(changeOf(fan, fan).artists).toBeUndefined()
  expect(changeOf(fan, yuna).artists).toEqual(['혁오'])
  expect(changeOf(yuna, fan).artists).toEqual([])
})

it('an artist is added in front, and removed by the same tap', () => {
  const [hyukoh, nell] = [
    { name: '혁오', imageUrl: null },
    { name: '넬', imageUrl: '/nell.jpg' },
  ]
  expect(withArtistToggled([hyukoh], nell)).toEqual([nell, hyukoh])
  expect(withArtistToggled([nell, hyukoh], { ...nell, imageUrl: null })).toEqual([hyukoh])
})

it('a list is emptied only where the server had entries', () => {
  expect(emptiedOf(yuna, yuna)).toEqual([])
  const full = { ...yuna, genres: ['Rock'], sessions: [{ sessionType: 'bass', level: 'EXPERT' }] } as const
  expect(emptiedOf(yuna, full)).toEqual(['genres', 'availableSessions'])
})

it('a session is added once, at the lowest level', () => {
  const once = withSession([], 'bass')
  expect(once).toEqual([{ sessionType: 'bass', level: 'BEGINNER' }])
  expect(withSession([{ sessionType: 'bass', level: 'EXPERT' }], 'bass')).toEqual([
    { sessionType: 'bass', level: 'EXPERT' },
  ])
})

it('a chosen word is removed, and another one is appended', () => {
  expect(toggled(['매주'], '매주')).toEqual([])
  expect(toggled(['매주'], '격주')).toEqual(['매주', '격주'])
})

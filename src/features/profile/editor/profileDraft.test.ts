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

const nobody = emptyDraft([])
const yuna = { ...nobody, nickname: 'yuna', age: '26', gender: 'FEMALE' } as const

it('a missing nickname, age or gender is an error of its field', () => {
  expect(errorsOf(nobody, nobody)).toMatchObject({
    nickname: '닉네임을 입력해주세요.',
    age: '나이를 입력해주세요.',
    gender: '성별을 선택해주세요.',
  })
  expect(hasErrors(errorsOf(yuna, nobody))).toBe(false)
})

it('a nickname of invisible characters counts as missing', () => {
  expect(errorsOf({ ...yuna, nickname: ' \u200B' }, nobody).nickname).toBe('닉네임을 입력해주세요.')
})

it.each([
  ['0', 0],
  ['120', 120],
  ['26세', 26],
  ['스물여섯', 23],
])('the age %s is saved as %i', (age, years) => {
  expect(errorsOf({ ...yuna, age }, nobody).age).toBeUndefined()
  expect(changeOf({ ...yuna, age }, yuna).age).toBe(years)
})

it.each(['121', '-1', '9999'])('the age %s is refused', (age) => {
  expect(errorsOf({ ...yuna, age }, nobody).age).toBe('0부터 120까지의 숫자를 입력해 주세요.')
})

it('a saved bio cannot be emptied, because the server would keep it', () => {
  expect(errorsOf({ ...yuna, bio: ' ' }, { ...yuna, bio: '드럼' }).bio).toMatch('비워둘 수 없습니다')
  expect(errorsOf(yuna, yuna).bio).toBeUndefined()
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

import { expect, it } from 'vitest'
import { hasErrors } from '#src/lib/form/fieldErrors.ts'
import { changeOf, emptyDraft, errorsOf, toggled, whyLastStays, withSession } from './profileDraft.ts'

const nobody = emptyDraft([])
const yuna = { ...nobody, nickname: 'yuna', age: '26', gender: 'FEMALE' } as const

it('says what is missing, each where it is missing', () => {
  expect(errorsOf(nobody, nobody)).toMatchObject({
    nickname: '닉네임을 입력해주세요.',
    age: '나이를 입력해주세요.',
    gender: '성별을 선택해주세요.',
  })
  expect(hasErrors(errorsOf(yuna, nobody))).toBe(false)
})

it('takes a name of which nothing can be seen for none', () => {
  expect(errorsOf({ ...yuna, nickname: ' \u200B' }, nobody).nickname).toBe('닉네임을 입력해주세요.')
})

it.each([
  ['0', 0],
  ['120', 120],
  ['26세', 26],
  ['스물여섯', 23],
])('reads the age %s as %i', (age, years) => {
  expect(errorsOf({ ...yuna, age }, nobody).age).toBeUndefined()
  expect(changeOf({ ...yuna, age }, []).age).toBe(years)
})

it.each(['121', '-1', '9999'])('refuses the age %s', (age) => {
  expect(errorsOf({ ...yuna, age }, nobody).age).toBe('0부터 120까지의 숫자를 입력해 주세요.')
})

it('refuses to empty a bio that the server would keep', () => {
  expect(errorsOf({ ...yuna, bio: ' ' }, { ...yuna, bio: '드럼' }).bio).toMatch('비워둘 수 없습니다')
  expect(errorsOf(yuna, yuna).bio).toBeUndefined()
})

it('sends what is written without the spaces around it', () => {
  expect(changeOf({ ...yuna, nickname: ' yuna ', bio: '드럼\n' }, ['혁오'])).toMatchObject({
    nickname: 'yuna',
    bio: '드럼',
    artists: ['혁오'],
  })
})

it('adds a session once, as a beginner', () => {
  const once = withSession([], 'bass')
  expect(once).toEqual([{ sessionType: 'bass', level: 'BEGINNER' }])
  expect(withSession([{ sessionType: 'bass', level: 'EXPERT' }], 'bass')).toEqual([
    { sessionType: 'bass', level: 'EXPERT' },
  ])
})

it('takes a chosen word away and puts another one last', () => {
  expect(toggled(['매주'], '매주')).toEqual([])
  expect(toggled(['매주'], '격주')).toEqual(['매주', '격주'])
})

it('keeps the last one of what the server has, and of nothing else', () => {
  expect(whyLastStays(['Rock'])).toMatch('하나는 남아 있어야')
  expect(whyLastStays([])).toBeNull()
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ALL_CONSENTS } from '#contract/documents.ts'
import { EmailCode, Nickname, Password, signUp } from './signup.ts'

describe('a password', () => {
  it.each(['passw0rd', 'a1b2c3d4e5f6'])('may be %s', (text) => {
    expect(v.is(Password, text)).toBe(true)
  })

  it.each([
    'short1a',
    'a1b2c3d4e5f6g',
    'onlyletters',
    '12345678',
    'passw0rd!',
    'pass w0rd',
    '비밀번호1234',
    '',
  ])('may not be %j', (text) => {
    expect(v.is(Password, text)).toBe(false)
  })
})

describe('a nickname', () => {
  it.each(['sol', 'dojun99', 'ab', 'abcdefghij'])('may be %s', (text) => {
    expect(v.is(Nickname, text)).toBe(true)
  })

  it.each(['a', 'abcdefghijk', '유나', 'so l', 'sol!', ''])('may not be %j', (text) => {
    expect(v.is(Nickname, text)).toBe(false)
  })
})

it('a code keeps its leading zeros', () => {
  expect(v.parse(EmailCode, '01234')).toBe('01234')
  expect(v.is(EmailCode, '1234')).toBe(false)
})

describe('a sign-up', () => {
  const given = {
    email: 'yuna@example.com',
    proof: 'a proof',
    password: 'passw0rd',
    nickname: 'yuna',
    gender: '여성',
    region: '서울',
    age: 23,
    consents: ALL_CONSENTS,
  }

  it('accepts the gender in Korean and turns it into the code', () => {
    expect(v.parse(signUp.input!, given)).toMatchObject({ gender: 'FEMALE' })
  })

  it.each(['-', '', null, undefined])('has no region when %j is sent', (region) => {
    expect(v.parse(signUp.input!, { ...given, region })).toMatchObject({ region: null })
  })

  it.each([
    ['a region that is not on the list', { region: '평양' }],
    ['an age above 120', { age: 121 }],
    ['half a year', { age: 23.5 }],
    ['no gender', { gender: undefined }],
    ['no proof', { proof: undefined }],
    ['no consents', { consents: undefined }],
    ['an older text', { consents: { ...ALL_CONSENTS, terms: '2024-01-01' } }],
    ['an age that is not confirmed', { consents: { ...ALL_CONSENTS, isFourteen: false } }],
  ])('is refused with %s', (_what, wrong) => {
    expect(v.is(signUp.input!, { ...given, ...wrong })).toBe(false)
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { changeProfile, OtherProfile, Profile } from './profile.ts'

const change = changeProfile.input!
const parsed = (given: object) => v.parse(change, given)

describe('a change of a profile', () => {
  it('says nothing of what is absent or null', () => {
    const fields = [
      'nickname',
      'age',
      'gender',
      'region',
      'district',
      'bio',
      'mediaUrl',
      'genres',
      'keywords',
    ]
    expect(Object.values(parsed({})).every((value) => value === undefined)).toBe(true)
    const nulls = parsed(Object.fromEntries(fields.map((field) => [field, null])))
    expect(Object.values(nulls).every((value) => value === undefined)).toBe(true)
  })

  it('trims and composes texts, and keeps their lines', () => {
    expect(parsed({ nickname: ' 하린 '.normalize('NFD'), bio: ' 하나\n둘 ' })).toMatchObject({
      nickname: '하린',
      bio: '하나\n둘',
    })
  })

  it('has no region for a dash or nothing, and no recording for an empty address', () => {
    expect(parsed({ region: '-' }).region).toBe('')
    expect(parsed({ region: '' }).region).toBe('')
    expect(parsed({ mediaUrl: '' }).mediaUrl).toBeUndefined()
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'youtu.be/abc',
  ])('never has the address %s', (address) => {
    expect(v.is(change, { youtubeUrl: address })).toBe(false)
    expect(v.is(change, { mediaUrl: address })).toBe(false)
  })

  it('names genres, artists and keywords once each', () => {
    const { genres, artists, keywords } = parsed({
      genres: ['Jazz', ' Jazz '],
      artists: ['검정치마', '검정치마'.normalize('NFD')],
      keywords: ['매주', '매주 '],
    })
    expect([genres, artists, keywords]).toEqual([['Jazz'], ['검정치마'], ['매주']])
  })

  it('has a name with something in it that can be seen', () => {
    for (const nickname of ['', '  ', '\u200b', '\u200d\ufeff'])
      expect(v.is(change, { nickname })).toBe(false)
    for (const nickname of ['솔', '7', '★', '🎤']) expect(v.is(change, { nickname })).toBe(true)
  })
})

it('a profile has no e-mail, and what others see of it no recording', () => {
  expect(Object.keys(Profile.entries)).not.toContain('email')
  expect(Object.keys(OtherProfile.entries)).not.toContain('email')
  expect(Object.keys(OtherProfile.entries)).not.toContain('mediaUrl')
})

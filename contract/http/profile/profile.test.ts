import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { changeProfile, OtherProfile, Profile } from './profile.ts'

const change = changeProfile.input!
const parsed = (given: object) => v.parse(change, given)

describe('a profile change', () => {
  it('keeps a field that is absent or null', () => {
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

  it('trims and composes (NFC) texts, and keeps their line breaks', () => {
    expect(parsed({ nickname: ' 하린 '.normalize('NFD'), bio: ' 하나\n둘 ' })).toMatchObject({
      nickname: '하린',
      bio: '하나\n둘',
    })
  })

  it('clears the region for a dash or an empty text, and keeps the recording for an empty address', () => {
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
  ])('refuses the address %s', (address) => {
    expect(v.is(change, { youtubeUrl: address })).toBe(false)
    expect(v.is(change, { mediaUrl: address })).toBe(false)
  })

  it('removes duplicate genres, artists and keywords', () => {
    const { genres, artists, keywords } = parsed({
      genres: ['Jazz', ' Jazz '],
      artists: ['검정치마', '검정치마'.normalize('NFD')],
      keywords: ['매주', '매주 '],
    })
    expect([genres, artists, keywords]).toEqual([['Jazz'], ['검정치마'], ['매주']])
  })

  it('refuses a nickname without a visible character', () => {
    for (const nickname of ['', '  ', '\u200b', '\u200d\ufeff'])
      expect(v.is(change, { nickname })).toBe(false)
    for (const nickname of ['솔', '7', '★', '🎤']) expect(v.is(change, { nickname })).toBe(true)
  })
})

it('a profile has no e-mail, and the view for others has no recording either', () => {
  expect(Object.keys(Profile.entries)).not.toContain('email')
  expect(Object.keys(OtherProfile.entries)).not.toContain('email')
  expect(Object.keys(OtherProfile.entries)).not.toContain('mediaUrl')
})

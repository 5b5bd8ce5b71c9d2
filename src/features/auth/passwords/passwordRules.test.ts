import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '#contract/commonPasswords.ts'
import { COMMON_PASSWORD_TEXT, isWrongAtOnce, PASSWORD_HINT, whyPasswordInvalid } from './passwordRules.ts'

describe('a password', () => {
  it.each([
    ['onstage25', null],
    ['a1b2c3d4e5f6', null],
    ['short1a', PASSWORD_HINT],
    ['onlyletters', PASSWORD_HINT],
    ['20252025', PASSWORD_HINT],
    ['a1b2c3d4e5f6g', PASSWORD_HINT],
    ['onstage25!', '영문과 숫자만 사용할 수 있습니다.'],
    ['비밀번호1234', '영문과 숫자만 사용할 수 있습니다.'],
    ['password1', COMMON_PASSWORD_TEXT],
    ['PassWord1', COMMON_PASSWORD_TEXT],
    ['dkssud1234', COMMON_PASSWORD_TEXT],
  ])('of %s is judged before it is sent', (password, why) => {
    expect(whyPasswordInvalid(password, isCommonPassword)).toBe(why)
  })

  it.each([
    ['passw', false],
    ['passw!', true],
    ['passw0rd', true],
    ['onstage25', false],
  ])('of %s is called wrong while it is being typed: %s', (password, isWrong) => {
    expect(isWrongAtOnce(password, isCommonPassword)).toBe(isWrong)
  })
})

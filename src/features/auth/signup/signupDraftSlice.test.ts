import { beforeEach, expect, it, vi } from 'vitest'
import {
  codeSent,
  consentLapsed,
  emailVerificationLapsed,
  emailVerified,
  nicknameChosen,
  nicknameLost,
  passwordChosen,
  passwordConfirmed,
  PERSISTED_DRAFT_FIELDS,
  profileChanged,
  signedUp,
  signupDraftReducer,
  ticked,
} from './signupDraftSlice.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

type Action = Parameters<typeof signupDraftReducer>[1]
const empty = signupDraftReducer(undefined, { type: 'start' })
const after = (...actions: Action[]) => actions.reduce(signupDraftReducer, empty)

it('a draft starts empty', () => {
  expect(empty).toEqual({
    ticks: { terms: null, privacy: null, isFourteen: false },
    email: '',
    codeEndsAt: null,
    proof: null,
    password: '',
    passwordConfirmed: false,
    nickname: '',
    gender: null,
    age: '',
    region: null,
    completedAs: null,
  })
})

it('each tick keeps the others, until the server does not accept them any more', () => {
  const all = [ticked({ terms: '2025-07-01', privacy: '2026-11-27' }), ticked({ isFourteen: true })]
  expect(after(...all).ticks).toEqual({ terms: '2025-07-01', privacy: '2026-11-27', isFourteen: true })
  expect(after(...all, consentLapsed())).toEqual(empty)
})

it('a code counts down for 299 seconds, and again after a resend', () => {
  expect(after(codeSent('a@example.com'))).toMatchObject({ email: 'a@example.com', codeEndsAt: 1_299_000 })
  vi.setSystemTime(1_060_000)
  expect(after(codeSent('a@example.com'))).toMatchObject({ codeEndsAt: 1_359_000 })
})

it('a verified e-mail has no countdown; another code or a lapse needs a new verification', () => {
  const verified = [codeSent('a@example.com'), emailVerified('a proof')]
  expect(after(...verified)).toMatchObject({ proof: 'a proof', codeEndsAt: null })
  expect(after(...verified, codeSent('b@example.com'))).toMatchObject({ proof: null })
  expect(after(...verified, emailVerificationLapsed())).toMatchObject({
    proof: null,
    email: 'a@example.com',
  })
})

it('another password has to be confirmed again, the same one does not', () => {
  const repeated = [passwordChosen('hapju-2026'), passwordConfirmed()]
  expect(after(...repeated)).toMatchObject({ password: 'hapju-2026', passwordConfirmed: true })
  expect(after(...repeated, passwordChosen('hapju-2026'))).toMatchObject({ passwordConfirmed: true })
  expect(after(...repeated, passwordChosen('hapju-2027'))).toMatchObject({
    password: 'hapju-2027',
    passwordConfirmed: false,
  })
})

it('a nickname that another member has taken has to be chosen again', () => {
  expect(after(nicknameChosen('yuna'))).toMatchObject({ nickname: 'yuna' })
  expect(after(nicknameChosen('yuna'), nicknameLost())).toMatchObject({ nickname: '' })
})

it('each choice of the profile step keeps the others', () => {
  expect(
    after(profileChanged({ gender: '여성', age: '26' }), profileChanged({ region: '서울' })),
  ).toMatchObject({
    gender: '여성',
    age: '26',
    region: '서울',
  })
})

it('a finished sign-up keeps only the nickname, until the next one starts', () => {
  const finished = [
    codeSent('a@example.com'),
    passwordChosen('hapju-2026'),
    nicknameChosen('yuna'),
    signedUp(),
  ]
  expect(after(...finished)).toEqual({ ...empty, completedAs: 'yuna' })
  expect(after(...finished, codeSent('b@example.com'))).toMatchObject({ completedAs: null })
})

it('everything except the password and its confirmation is stored', () => {
  expect(
    Object.keys(empty).filter((field) => !PERSISTED_DRAFT_FIELDS.some((kept) => kept === field)),
  ).toEqual(['password', 'passwordConfirmed'])
})

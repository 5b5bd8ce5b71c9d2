import { describe, expect, it } from 'vitest'
import { ALL_TICKS, type Ticks } from '../consents/ticks.ts'
import { signupDraftReducer, type SignupDraft } from './signupDraftSlice.ts'
import { SIGNUP_STEPS, stepToShow, type SignupStep } from './signupSteps.ts'

const nothing = signupDraftReducer(undefined, { type: 'start' })
const empty = { ...nothing, ticks: ALL_TICKS }
const aDraft = (done: Partial<SignupDraft>): SignupDraft => ({ ...empty, ...done })

const sent = { email: 'yuna@hapju.kr' }
const verified = { ...sent, proof: 'a proof' }
const withPassword = { ...verified, password: 'gitar2025', passwordConfirmed: true }
const named = { ...withPassword, nickname: 'yuna22' }

describe('the step to show', () => {
  it.each<[SignupStep, Partial<SignupDraft>, SignupStep]>([
    ['password', {}, 'email'],
    ['profile', {}, 'email'],
    ['password', sent, 'verify'],
    ['nickname', { ...verified, password: 'gitar2025' }, 'password-confirm'],
    ['profile', withPassword, 'nickname'],
    ['complete', named, 'profile'],
  ])('for %s is the first one that is not done', (wanted, done, shown) => {
    expect(stepToShow(wanted, aDraft(done))).toBe(shown)
  })

  it.each<Partial<Ticks>>([{ terms: null }, { privacy: '2024-01-01' }, { isFourteen: false }])(
    'is the consent as long as something is not agreed to, such as %o',
    (changed) => {
      const draft = aDraft({ ...named, ticks: { ...ALL_TICKS, ...changed } })
      expect(stepToShow('email', draft)).toBe('consent')
      expect(stepToShow('profile', draft)).toBe('consent')
    },
  )

  it('after a reload is the password step, while everything else is kept (P3)', () => {
    expect(stepToShow('profile', aDraft({ ...named, password: '', passwordConfirmed: false }))).toBe(
      'password',
    )
  })

  it('is the wanted one when all before it are done', () => {
    const steps = SIGNUP_STEPS.filter((step) => step !== 'complete')
    expect(steps.map((step) => stepToShow(step, aDraft(named)))).toEqual(steps)
  })

  it('is the code step even without an e-mail, because it says so itself', () => {
    expect(stepToShow('verify', empty)).toBe('verify')
  })

  it('is the final one once the sign-up is done', () => {
    expect(stepToShow('complete', aDraft({ completedAs: 'yuna22' }))).toBe('complete')
  })
})

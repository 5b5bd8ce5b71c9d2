import { describe, expect, it } from 'vitest'
import { BUDGETS, budgetOf, type Budget } from './budgets.ts'
import { CALLS } from './calls.ts'
import { takeOne, type FullAt } from './tokenBucket.ts'

const budgets = Object.entries<Budget>(BUDGETS)
const named = budgets.flatMap(([, { calls = [] }]) => calls)

describe('the budgets of all calls', () => {
  it.each(CALLS.map((call) => [call.id, call] as const))(
    'count %s by address, and by member where it takes a token',
    (_id, call) => {
      const budget: Budget = BUDGETS[budgetOf(call)]
      expect(budget.perAddress.atOnce).toBeGreaterThan(0)
      expect(budget.perMember !== undefined || call.auth === 'none').toBe(true)
    },
  )

  it('name only calls that exist, each once', () => {
    expect(new Set(named).size).toBe(named.length)
    expect(named.filter((id) => !CALLS.some((call) => call.id === id))).toEqual([])
  })

  it.each(budgets)('%s allows an address at least five times as much as a member', (_name, budget) => {
    const { perMember = { atOnce: 1, everySeconds: Infinity }, perAddress } = budget
    expect(perAddress.atOnce).toBeGreaterThanOrEqual(perMember.atOnce * 5)
    expect(perAddress.everySeconds).toBeLessThanOrEqual(perMember.everySeconds / 3)
  })
})

it('what one address may check at once fits into the shortest password queue, which has a hundred places', () => {
  const { passwordOfStranger, passwordOnKnownDevice, signUp, setPassword } = BUDGETS
  const checking = [passwordOfStranger, passwordOnKnownDevice, signUp, setPassword]
  const atOnce = checking.reduce((sum, { perAddress }) => sum + perAddress.atOnce, 0)
  expect(atOnce).toBeLessThanOrEqual(100)
})

it('two hundred members behind one address read for an hour, half a call a second each, and none waits', () => {
  let full: FullAt
  let refused = 0
  for (let call = 0; call < 3_600 * 100; call += 1) {
    const { waitMs, fullAtMs } = takeOne(BUDGETS.read.perAddress, full, Math.floor(call / 100) * 1_000)
    full = fullAtMs
    if (waitMs > 0) refused += 1
  }
  expect(refused).toBe(0)
})

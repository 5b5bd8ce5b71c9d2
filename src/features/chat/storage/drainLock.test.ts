import { expect, it, vi } from 'vitest'
import { memoryLocks } from '../testing/memory.ts'
import { makeDrainLock } from './drainLock.ts'

const YUNA = 3
const JUN = 4

/** A tab's lock, with the changes reported to it. */
function aTab(locks: LockManager | undefined) {
  const told: boolean[] = []
  return { lock: makeDrainLock(locks, (isHeld) => told.push(isHeld)), told }
}

/** Resolves after all pending callbacks of a lock request. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('the lock is held by one tab of a member, and by the next one after its release', async () => {
  const locks = memoryLocks()
  const [first, second] = [aTab(locks), aTab(locks)]
  first.lock.want(YUNA)
  second.lock.want(YUNA)
  expect([first.lock.isHeld, second.lock.isHeld]).toEqual([false, false])
  await settled()
  expect([first.lock.isHeld, second.lock.isHeld]).toEqual([true, false])
  first.lock.want(null)
  expect(first.lock.isHeld).toBe(false)
  await settled()
  expect(second.lock.isHeld).toBe(true)
  expect([first.told, second.told]).toEqual([[true, false], [true]])
})

it('two members of one browser each have a lock', async () => {
  const locks = memoryLocks()
  const [yuna, jun] = [aTab(locks), aTab(locks)]
  yuna.lock.want(YUNA)
  jun.lock.want(JUN)
  await settled()
  expect([yuna.lock.isHeld, jun.lock.isHeld]).toEqual([true, true])
})

it('releases the first member’s lock when a tab wants another member’s', async () => {
  const locks = memoryLocks()
  const [tab, other] = [aTab(locks), aTab(locks)]
  tab.lock.want(YUNA)
  await settled()
  tab.lock.want(JUN)
  expect(tab.lock.isHeld).toBe(false)
  other.lock.want(YUNA)
  await settled()
  expect([tab.lock.isHeld, other.lock.isHeld]).toEqual([true, true])
})

it('a tab that has stopped waiting is not given the lock', async () => {
  const locks = memoryLocks()
  const [first, second, third] = [aTab(locks), aTab(locks), aTab(locks)]
  for (const { lock } of [first, second, third]) lock.want(YUNA)
  await settled()
  second.lock.want(null)
  first.lock.want(null)
  await settled()
  expect([second.lock.isHeld, third.lock.isHeld]).toEqual([false, true])
  expect(second.told).toEqual([])
})

it('a tab that gives up before the lock is granted never holds it', async () => {
  const tab = aTab(memoryLocks())
  tab.lock.want(YUNA)
  tab.lock.want(null)
  await settled()
  expect(tab.told).toEqual([])
})

it('a tab that steals the lock holds it, and the tab that lost it queues again', async () => {
  const locks = memoryLocks()
  const [asleep, awake] = [aTab(locks), aTab(locks)]
  asleep.lock.want(YUNA)
  awake.lock.want(YUNA)
  await settled()
  awake.lock.take()
  await settled()
  expect([asleep.lock.isHeld, awake.lock.isHeld]).toEqual([false, true])
  awake.lock.want(null)
  await settled()
  expect([asleep.lock.isHeld, awake.lock.isHeld]).toEqual([true, false])
})

it('a tab that wants no lock, or holds it already, steals nothing', async () => {
  const locks = memoryLocks()
  const request = vi.spyOn(locks, 'request')
  const [holder, idle] = [aTab(locks), aTab(locks)]
  holder.lock.want(YUNA)
  holder.lock.want(YUNA)
  await settled()
  holder.lock.take()
  idle.lock.take()
  await settled()
  expect(request).toHaveBeenCalledOnce()
  expect(holder.told).toEqual([true])
})

it('every tab holds the lock at once without Web Locks, for as long as it wants it', () => {
  const [first, second] = [aTab(undefined), aTab(undefined)]
  first.lock.want(YUNA)
  second.lock.want(YUNA)
  first.lock.take()
  expect([first.lock.isHeld, second.lock.isHeld]).toEqual([true, true])
  first.lock.want(JUN)
  expect(first.lock.isHeld).toBe(true)
  first.lock.want(null)
  expect(first.lock.isHeld).toBe(false)
  expect(first.told).toEqual([true, false])
})

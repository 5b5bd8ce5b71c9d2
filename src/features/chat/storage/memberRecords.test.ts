import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { memoryChannels } from '../testing/memory.ts'
import { indexedDbDisk, type OpenChannel } from './disk.ts'
import { makeMemberRecords, type MemberRecords } from './memberRecords.ts'

/** Uses the environment's IndexedDB; only the channel between the tabs is a fake. */
let openChannel: OpenChannel

beforeEach(() => {
  openChannel = memoryChannels()
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Text = { text: string }

async function aTab(memberId = 7) {
  const records: MemberRecords<Text> = makeMemberRecords('test', { openChannel })
  let state: Record<string, Text> = {}
  await records.open(memberId, {
    restored: (stored) => {
      state = stored
    },
    changedElsewhere: ({ changed }) => {
      for (const [id, record] of Object.entries(changed)) {
        if (record === null) delete state[id]
        else state = { ...state, [id]: record }
      }
    },
  })
  return {
    records,
    get state() {
      return state
    },
    write(next: Record<string, Text>) {
      state = next
      return records.save({ memberId, records: next })
    },
  }
}

it('restores a member’s records, and none of them to another member', async () => {
  const tab = await aTab(7)
  await tab.write({ a: { text: '하나' } })
  expect((await aTab(7)).state).toEqual({ a: { text: '하나' } })
  expect((await aTab(8)).state).toEqual({})
})

it('lets two tabs write at once without losing either', async () => {
  const first = await aTab()
  const second = await aTab()
  await Promise.all([first.write({ a: { text: '하나' } }), second.write({ b: { text: '둘' } })])
  expect((await aTab()).state).toEqual({ a: { text: '하나' }, b: { text: '둘' } })
  expect(first.state).toEqual(second.state)
})

it('tells the other tab which records were added, changed and removed', async () => {
  const first = await aTab()
  const second = await aTab()
  await first.write({ a: { text: '하나' }, b: { text: '둘' } })
  expect(second.state).toEqual(first.state)
  await second.write({ a: { text: '하나!' } })
  expect(first.state).toEqual({ a: { text: '하나!' } })
  expect((await aTab()).state).toEqual({ a: { text: '하나!' } })
})

it('does not restore a record that another tab has removed when it is changed late', async () => {
  openChannel = () => null // the other tabs are not notified
  const first = await aTab()
  await first.write({ a: { text: '하나' } })
  const second = await aTab()
  await first.write({})
  await second.write({ a: { text: '하나, 늦게' } })
  expect((await aTab()).state).toEqual({})
})

it('writes nothing while nobody is signed in', async () => {
  const tab = await aTab(7)
  await tab.write({ a: { text: '하나' } })
  await tab.records.save({ memberId: null, records: {} })
  expect((await aTab(7)).state).toEqual({ a: { text: '하나' } })
})

it('works without a disk and logs the failures', async () => {
  const logged = expectConsole('error', '[hapju] ')
  const full = () => Promise.reject(new Error('full'))
  const records = makeMemberRecords<Text>('test', { disk: { read: full, update: full }, openChannel })
  const restored = vi.fn()
  await records.open(7, { restored, changedElsewhere: () => {} })
  expect(restored).toHaveBeenCalledExactlyOnceWith({})
  expect(await records.save({ memberId: 7, records: { a: { text: '하나' } } })).toBe(false)
  expect(logged.calls).toHaveLength(2)
})

it('opens no database before somebody is signed in', () => {
  const open = vi.spyOn(indexedDB, 'open')
  indexedDbDisk()
  makeMemberRecords<Text>('test')
  expect(open).not.toHaveBeenCalled()
})

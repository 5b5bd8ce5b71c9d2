import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/env/quietConsole.ts'
import type { FileDelivery } from '../delivery/uploads/filesLater.ts'
import { makeFilesLater } from '../delivery/uploads/filesLater.ts'
import { memoryChannels } from '../testing/memory.ts'
import { type FileDisk, indexedDbDisk, type OpenChannel } from './disk.ts'
import { makeOutboxFiles } from './outboxFiles.ts'

/** Uses the environment's IndexedDB; only the channel between the tabs is a fake. */
let openChannel: OpenChannel
beforeEach(() => {
  openChannel = memoryChannels()
})

const ME = 7
const aTab = (disk: FileDisk = indexedDbDisk()) => makeOutboxFiles({ disk, openChannel })
const aSound = (words = '녹음') => new Blob([words], { type: 'audio/mp4' })
const full = (): FileDisk => ({ ...indexedDbDisk(), write: () => Promise.reject(new Error('full')) })

it('keeps a file unchanged across a reload, for every tab of the member', async () => {
  await aTab().keep(ME, 'a', aSound())
  const found = await aTab().find(ME, 'a')
  expect([found?.type, await found?.text()]).toEqual(['audio/mp4', '녹음'])
  expect(await aTab().find(8, 'a')).toBeNull()
})

it('removes a file from the disk at once, and from memory when its entry is gone', async () => {
  const tab = aTab()
  await tab.keep(ME, 'a', aSound())
  tab.remove(ME, ['a'])
  await vi.waitFor(async () => expect(await indexedDbDisk().keys()).toEqual([]))
  expect(tab.atHand('a')).not.toBeNull()
  tab.release(['a'])
  expect([tab.atHand('a'), await tab.find(ME, 'a')]).toEqual([null, null])
})

it('rejects a file that cannot be read, and keeps nothing', async () => {
  const gone = Object.assign(aSound(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  const tab = aTab()
  await expect(tab.keep(ME, 'a', gone)).rejects.toThrow('NotReadableError')
  expect(tab.atHand('a')).toBeNull()
})

it('passes a file that could not be stored to the tab that asks, until it is released', async () => {
  expectConsole('error', '[hapju] ')
  const writer = aTab(full())
  expect(await writer.keep(ME, 'a', aSound())).toBe(false)
  const found = await aTab().find(ME, 'a')
  expect([found?.type, await found?.text()]).toEqual(['audio/mp4', '녹음'])
  writer.release(['a'])
  expect(await aTab().find(ME, 'a')).toBeNull()
})

describe('the code that sends files', () => {
  it('is loaded once, and again after a failed load', async () => {
    const delivery = {} as FileDelivery
    const fetched = vi.fn(async () => delivery).mockRejectedValueOnce(new TypeError('offline'))
    const later = makeFilesLater(fetched)
    await expect(later.load()).rejects.toThrow('offline')
    expect(later.loaded).toBeNull()
    expect([await later.load(), await later.load(), later.loaded]).toEqual([delivery, delivery, delivery])
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(await later.whenLoaded).toBe(delivery)
  })
})

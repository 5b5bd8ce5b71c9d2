import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFolder } from './pidLock.ts'

let parent: string
let folder: string
let lock: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'hapju-lock-'))
  folder = join(parent, 'db')
  lock = `${folder}.lock`
})
afterEach(() => rmSync(parent, { recursive: true }))

it('a lock holds the folder until it is released', () => {
  const unlock = lockFolder(folder)
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} \\S+$`))
  expect(() => lockFolder(folder)).toThrow(`The data folder is in use by process ${process.pid}`)
  unlock()
  expect(existsSync(lock)).toBe(false)
  lockFolder(folder)()
})

it('a lock is never taken from a living process', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  try {
    writeFileSync(lock, String(other.pid))
    expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}`)
    expect(readFileSync(lock, 'utf8')).toBe(String(other.pid))
  } finally {
    other.kill()
  }
})

it('a lock whose process is gone is taken over', () => {
  const gone = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, String(gone.pid))
  lockFolder(folder)()
  expect(existsSync(lock)).toBe(false)
})

it('a lock with this process id from an earlier run, as in a restarted container, is taken over', () => {
  writeFileSync(lock, String(process.pid))
  expect(() => lockFolder(folder)()).not.toThrow()
})

it('a lock file that this program did not write is left alone', () => {
  writeFileSync(lock, 'keep out')
  expect(() => lockFolder(folder)).toThrow(lock)
  expect(readFileSync(lock, 'utf8')).toBe('keep out')
})

describe('a lock of another container', () => {
  const elsewhere = (nowMs = Date.now) => ({ nowMs, host: 'other-boot/pid:[1]' })

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is respected while its process lives, whatever the pid means here', () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid
    writeFileSync(lock, `${gone} other-boot/pid:[1]`)
    utimesSync(lock, new Date(), new Date())
    expect(() => lockFolder(folder)).toThrow(`in use by process ${gone} of another container or machine`)
    rmSync(lock)
    const unlock = lockFolder(folder, elsewhere())
    for (let minutes = 0; minutes < 10; minutes += 1) {
      vi.advanceTimersByTime(60_000)
      expect(() => lockFolder(folder)).toThrow(
        `in use by process ${process.pid} of another container or machine`,
      )
    }
    unlock()
    lockFolder(folder)()
  })

  it('is taken over once it has been silent for half a minute, as after a crash', () => {
    writeFileSync(lock, '1 other-boot/pid:[1]')
    utimesSync(lock, new Date(), new Date())
    vi.setSystemTime(Date.now() + 29_000)
    expect(() => lockFolder(folder)).toThrow('If it has crashed, start again after 30 seconds.')
    vi.setSystemTime(Date.now() + 1_000)
    const unlock = lockFolder(folder)
    expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    unlock()
  })

  it('ends the process that finds its own lock taken over, and is left to the new owner', () => {
    const unlock = lockFolder(folder, elsewhere())
    vi.setSystemTime(Date.now() + 30_000) // asleep: no heartbeat
    const unlockNew = lockFolder(folder)
    expect(() => vi.advanceTimersByTime(5_000)).toThrow('another process has taken over the data folder')
    unlock()
    expect(existsSync(lock)).toBe(true)
    unlockNew()
  })
})

it('a stale folder goes to only one of many processes that start at once', async () => {
  const gone = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, String(gone.pid))
  const source = new URL('./pidLock.ts', import.meta.url).pathname
  // Compiled once here: running tsx four times takes seconds and would make the processes start one by one.
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  })
  const program = `
    ${outputFiles[0]!.text}
    try { lockFolder(${JSON.stringify(folder)}); process.stdout.write('mine') } catch { process.stdout.write('refused') }
    process.stdin.resume() // keeps the winner alive until everybody has tried`
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program]),
  )
  const said = await Promise.all(
    children.map(
      (child) => new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text)))),
    ),
  )
  for (const child of children) child.kill()
  expect(said.sort()).toEqual(['mine', 'refused', 'refused', 'refused'])
}, 30_000)

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeDataFolder } from './dataFolder.ts'
import { StartRefused } from './startRefused.ts'

it('a data folder is created with the folders above it, and may be there already', () => {
  const parent = mkdtempSync(join(tmpdir(), 'hapju-data-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'of', 'hapju')
  makeDataFolder(folder)
  makeDataFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

it('a data folder that cannot be created is refused with its path and the setting', () => {
  expect(() => makeDataFolder('/dev/null/data')).toThrow(
    new StartRefused(
      'The data folder /dev/null/data cannot be created or written to. Set DATA_DIR to another one.',
    ),
  )
})

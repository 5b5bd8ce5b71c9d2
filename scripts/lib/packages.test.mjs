import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { missingPackages, satisfies } from './packages.mjs'

describe('the Node version', () => {
  const range = '^20.19.0 || ^22.13.0 || >=24'
  it.each(['v20.19.0', 'v20.20.2', 'v22.13.0', 'v24.0.0', 'v26.1.0'])('%s is new enough', (version) => {
    expect(satisfies(version, range)).toBe(true)
  })
  it.each(['v18.20.0', 'v20.18.9', 'v21.7.0', 'v22.12.9', 'v23.11.0'])('%s is refused', (version) => {
    expect(satisfies(version, range)).toBe(false)
  })
})

describe('the installed packages', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
    },
  }
  it('are complete when every version matches the lock file, whatever other platforms need', () => {
    expect(missingPackages(lock, { packages: { 'node_modules/react': { version: '19.3.1' } } })).toEqual([])
  })
  it('must be installed when there are none, or when one has another version', () => {
    expect(missingPackages(lock, null)).toEqual(['node_modules/react'])
    expect(missingPackages(lock, { packages: { 'node_modules/react': { version: '19.0.0' } } })).toEqual([
      'node_modules/react',
    ])
  })
})

/** Every package that a script imports before its first line runs, directly or through another script. */
function packagesBefore(script, seen = new Set()) {
  if (seen.has(script.href)) return []
  seen.add(script.href)
  const imported = [
    ...readFileSync(script, 'utf8').matchAll(/^(?:import|export) (?:[^'"=]* from )?'([^']+)'/gm),
  ]
  return imported.flatMap(([, name]) =>
    name.startsWith('.')
      ? packagesBefore(new URL(name, script), seen)
      : name.startsWith('node:')
        ? []
        : [`${script.pathname.split('/').at(-1)}: ${name}`],
  )
}

it.each(['start', 'test', 'steady', 'dev'])(
  'npm %s starts without any package: in a fresh clone it installs them',
  (name) => {
    expect(packagesBefore(pathToFileURL(`scripts/${name}.mjs`))).toEqual([])
  },
)

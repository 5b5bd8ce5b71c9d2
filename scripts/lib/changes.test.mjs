import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { changedFiles, reach } from './changes.mjs'

describe('the files that differ from a revision', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hapju-changes-'))
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: dir })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('are those committed since, changed, deleted and new', () => {
    git('init', '-q')
    for (const name of ['kept', 'changed', 'deleted']) writeFileSync(join(dir, name), name)
    git('add', '.')
    git('commit', '-qm', 'first')
    writeFileSync(join(dir, 'committed'), '')
    git('add', '.')
    git('commit', '-qm', 'second')
    writeFileSync(join(dir, 'changed'), 'more')
    rmSync(join(dir, 'deleted'))
    writeFileSync(join(dir, '새 파일'), '')
    expect(changedFiles('HEAD~1', dir)).toEqual(['changed', 'committed', 'deleted', '새 파일'])
    expect(changedFiles('HEAD', dir)).toEqual(['changed', 'deleted', '새 파일'])
  })
})

describe('a change', () => {
  it('in a document affects no test', () => {
    expect(reach(['docs/chat.md', 'README.md'])).toMatchObject({ code: false, related: [], browser: null })
  })

  it('in a test beside its subject affects the tests that import it, and no browser test', () => {
    const test = 'src/features/chat/delivery/outboxSlice.test.ts'
    expect(reach([test])).toMatchObject({ code: true, related: [test], build: false, browser: null })
  })

  it('in shipped code affects the tests that import it, every browser test and every command', () => {
    const component = 'src/ui/controls/Button.tsx'
    expect(reach([component])).toMatchObject({ related: [component], browser: 'whole', commands: true })
  })

  it('in the server also affects the tests that start it as a process', () => {
    expect(reach(['server/app.ts']).related).toEqual(['server/app.ts', 'server/testing/spawnServer.ts'])
  })

  it('in an alert rule affects the tests that compare it with the metrics', () => {
    expect(reach(['deploy/prometheus/alerts.yaml'])).toMatchObject({
      related: ['deploy/prometheus/alerts.yaml', 'server/metrics/definitions.ts'],
      browser: null,
      commands: false,
    })
  })

  it('in a browser test affects the browser tests that import it', () => {
    expect(reach(['tests/e2e/home.spec.ts'])).toMatchObject({
      build: true,
      browser: 'specs',
      commands: false,
    })
  })

  it('of the balancer affects the browser tests, which run it without importing it', () => {
    expect(reach(['deploy/haproxy/haproxy.cfg'])).toMatchObject({
      build: true,
      browser: 'whole',
      commands: false,
    })
  })

  it('in a file that tests read without importing it affects all of them', () => {
    expect(reach(['server/db/migrations/0001_rooms.sql'])).toMatchObject({ related: null, browser: 'whole' })
    expect(reach(['package-lock.json'])).toMatchObject({ related: null, browser: 'whole' })
  })

  it.each(['tests/setup.ts', 'tests/serverSetup.ts', 'tests/env/network.ts'])(
    'of %s, which sets tests up, affects all of them and no browser test',
    (file) => expect(reach([file])).toMatchObject({ related: null, browser: null }),
  )

  it('in the list of what is mutated, which says where tests run, affects all of them', () => {
    expect(reach(['scripts/lib/mutatedFiles.mjs'])).toMatchObject({ related: null })
  })

  it('in what tests import affects only these', () => {
    expect(reach(['tests/writeInto.ts'])).toMatchObject({ related: ['tests/writeInto.ts'], browser: null })
  })
})

import { describe, expect, it } from 'vitest'
import { reach } from './changes.mjs'
import { named, SERVICES, stagesFor, whatCannotRun } from './stages.mjs'

const machine = { postgresUrl: 'postgres://here', redisUrl: 'redis://here', chromium: '/usr/bin/chromium' }
const names = (stages) => stages.map(({ name }) => name)
const afterChangeOf = (...files) => names(stagesFor(machine, { files, since: 'HEAD', reached: reach(files) }))

describe('the stages of a run', () => {
  it('include all of them, the most meaningful ones last', () => {
    const all = names(stagesFor(machine, null))
    expect(all).toEqual(expect.arrayContaining(['types', 'build', 'unit', 'server', 'commands', 'e2e']))
    expect(all.at(-1)).toBe('e2e')
  })

  it('run the commands, which write into the tree, after every check has read it', () => {
    const all = stagesFor(machine, null)
    const checks = all.filter(({ group }) => group === 'checks')
    expect(all.find(({ name }) => name === 'commands').after).toEqual([SERVICES, ...names(checks)])
  })

  it('wait for the services of a run if they use them, and only then', () => {
    const waiting = stagesFor(machine, null).filter(({ after }) => after.includes(SERVICES))
    expect(names(waiting)).toEqual(['server', 'commands', 'e2e'])
    for (const { usesServices } of waiting) expect(usesServices).toBe(true)
  })

  it('leave out those whose service this machine does not have', () => {
    const bare = names(stagesFor({ chromium: null }, null))
    expect(bare).not.toContain('commands')
    expect(bare).not.toContain('e2e')
    expect(bare).toContain('server')
  })

  it('contain only the format check after a change of a document', () => {
    expect(afterChangeOf('docs/chat.md')).toEqual(['format'])
  })

  it('leave out the browser tests after a change of a test beside its subject', () => {
    const reached = afterChangeOf('src/lib/time/time.test.ts')
    expect(reached).toContain('unit')
    expect(reached).not.toContain('e2e')
    expect(reached).not.toContain('build')
  })
})

describe('a word on the command line', () => {
  const stages = stagesFor(machine, null)

  it('names one stage, or several that belong together', () => {
    expect(names(named(stages, ['unit']).stages)).toEqual(['unit'])
    expect(names(named(stages, ['checks']).stages)).toContain('size')
  })

  it("narrows a group when it names one of the group's stages", () => {
    expect(names(named(stages, ['checks', 'types']).stages)).toEqual(['types'])
    expect(names(named(stages, ['checks', 'unit']).stages)).toEqual(expect.arrayContaining(['types', 'unit']))
  })

  it('also names the stages that its stage needs, once', () => {
    for (const word of ['size', 'commands', 'e2e'])
      expect(names(named(stages, [word]).stages)).toEqual(['build', word])
    expect(names(named(stages, ['build', 'size', 'e2e']).stages)).toEqual(['build', 'size', 'e2e'])
  })

  it('is reported when it names no stage', () => {
    expect(named(stages, ['unti', 'e2e'])).toMatchObject({ unknown: ['unti'] })
  })
})

it('a stage that this machine cannot run is refused when it was asked for, and said to be left out otherwise', () => {
  const bare = stagesFor({ chromium: null }, null)
  const asked = (words) => whatCannotRun(named(stagesFor(machine, null), words).stages, bare, words)
  expect(asked(['unit', 'e2e'])).toEqual({ leftOut: ['e2e'], refused: ['e2e'] })
  expect(asked(['tests'])).toEqual({ leftOut: ['commands', 'e2e'], refused: [] })
  expect(asked([])).toEqual({ leftOut: ['commands', 'e2e'], refused: [] })
  expect(asked(['server'])).toEqual({ leftOut: [], refused: [] })
})

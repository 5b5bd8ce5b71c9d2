import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

/**
 * An unexpected line on the console fails the test that printed it. Works with and without a DOM. A setup
 * file calls `quietConsole()`; this module itself is evaluated once per worker and kept from file to file.
 */
type Level = 'error' | 'warn'

interface Expected {
  level: Level
  line: string | RegExp
  isOptional: boolean
  /** The argument lists of all matching calls. */
  calls: unknown[][]
}

/** The running test. Null: between two tests, or while a file is being loaded. */
let running: { name: string; unexpected: string[]; expected: Expected[] } | null = null
let last = 'the first test'

/** The running test must print such a line, or it fails. `calls` lists the arguments of each time. */
export function expectConsole(level: Level, line: string | RegExp): Pick<Expected, 'calls'> {
  return expecting({ level, line, isOptional: false, calls: [] })
}

/** The running test may print such a line but need not, for results that depend on chance or a property. */
export function allowConsole(level: Level, line: string | RegExp): Pick<Expected, 'calls'> {
  return expecting({ level, line, isOptional: true, calls: [] })
}

function expecting(expected: Expected): Expected {
  if (!running) throw new Error('A line can be expected only while a test runs.')
  running.expected.push(expected)
  return expected
}

const immediately = setImmediate

/** Installs hooks for the file being loaded. Call it before any other, so that its `afterEach` runs last. */
export function quietConsole(): void {
  install()
  beforeEach(() => {
    running = { name: expect.getState().currentTestName ?? '', unexpected: [], expected: [] }
  })
  afterEach(async () => {
    // Waits for output caused by the hooks before this one.
    await new Promise((resolve) => immediately(resolve))
    if (!running) return
    const { name, unexpected, expected } = running
    running = null
    last = `"${name}"`
    if (unexpected.length > 0) throw new Error(`Printed without being expected:\n${unexpected.join('\n')}`)
    const missing = expected.filter(({ isOptional, calls }) => !isOptional && calls.length === 0)
    if (missing.length > 0) {
      const lines = missing.map(({ level, line }) => `console.${level}: ${line}`)
      throw new Error(`Expected to be printed, but was not:\n${lines.join('\n')}`)
    }
  })
}

const INSTALLED = Symbol.for('hapju.quietConsole')

function install(): void {
  if (INSTALLED in console) return
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => heard(level, args)
  }
  Object.defineProperty(console, INSTALLED, { value: true })
  // Node prints these itself, bypassing the console.
  process.on('warning', (warning) => heard('warn', [warning.stack ?? String(warning)]))
}

/** Redux Toolkit measures its own checks by the wall clock; such a line says nothing about the code. */
const ignored = [/InvariantMiddleware took \d+ms, which is more than the warning threshold/]

/** For a setup file: ignores lines that say nothing about the code in all files of its project. */
export function ignoreConsole(...lines: RegExp[]): void {
  for (const line of lines) if (!ignored.some(({ source }) => source === line.source)) ignored.push(line)
}

function heard(level: Level, args: unknown[]): void {
  const text = format(...args)
  if (ignored.some((line) => line.test(text))) return
  const expected = running?.expected.filter((each) => each.level === level && matches(each.line, text)) ?? []
  for (const each of expected) each.calls.push(args)
  if (expected.length > 0) return
  if (running) running.unexpected.push(`console.${level}: ${text}\n${whereFrom()}`)
  // Fails the run as an unhandled error, because no test is running and the file's last one may be over.
  else void Promise.reject(new Error(`Printed after ${last}, outside of any test: console.${level}: ${text}`))
}

const matches = (line: string | RegExp, text: string) =>
  typeof line === 'string' ? text.includes(line) : line.test(text)

/** The lines of the stack that are in this repository. */
const whereFrom = () =>
  (new Error().stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at ') && !/node_modules|quietConsole|node:/.test(line))
    .join('\n')

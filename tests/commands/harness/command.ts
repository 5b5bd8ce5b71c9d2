import { type ChildProcess, spawn } from 'node:child_process'
import { npmCommand } from '../../../scripts/lib/process.mjs'

export interface Options {
  /** Environment variables in addition to the few that every command gets. */
  settings?: Record<string, string>
  /** The working directory; default: this repository. */
  cwd?: string
}

/**
 * Shorter than a test's limit, so that a wait in vain shows the command's output. Loading the sample data
 * takes longest.
 */
const SAYS_WITHIN_MS = 240_000
const ENDS_WITHIN_MS = 20_000

/** Only these are inherited: a developer's PORT or DATABASE_URL must not reach the commands. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'CHROMIUM']
const QUIET = { NO_COLOR: '1', npm_config_update_notifier: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' }

/** An npm script with all its processes. They form a process group, so that they can be ended together. */
export class Command {
  readonly name: string
  /** Resolves with the exit code of npm once every process of the group is gone; null after a signal. */
  readonly ended: Promise<number | null>
  readonly #child: ChildProcess
  #output = ''
  #isOver = false
  #heard = () => {}
  /** Resolves when there is more output. */
  #news = Promise.resolve()

  constructor(script: string, args: readonly string[] = [], { settings = {}, cwd }: Options = {}) {
    this.name = ['npm run', script, ...args].join(' ')
    const [program, rest] = npmCommand(['run', script, '--', ...args])
    const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]))
    this.#child = spawn(program, rest, {
      cwd,
      env: { ...inherited, ...QUIET, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.#awaitNews()
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text
        this.#heard()
        this.#awaitNews()
      })
    const killAtExit = () => this.#signal('SIGKILL')
    process.once('exit', killAtExit)
    // Unlike `exit`, `close` waits until no process holds the other end of the pipes.
    this.ended = new Promise((resolve, reject) => {
      this.#child.once('error', reject)
      this.#child.once('close', (code) => {
        this.#isOver = true
        process.off('exit', killAtExit)
        resolve(code)
      })
    })
  }

  /** Everything written to the terminal so far. */
  get output(): string {
    return this.#output
  }

  /**
   * Resolves with the first match in its output, past and future.
   * @throws with the output, when the command ends before or takes too long
   */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const tooLate = after(SAYS_WITHIN_MS)
    try {
      for (;;) {
        const match = pattern.exec(this.#output)
        if (match) return match
        if (this.#isOver) throw new Error(`\`${this.name}\` ended without ${pattern}:\n${this.#output}`)
        if (tooLate.isOver) throw new Error(`\`${this.name}\` has not said ${pattern}:\n${this.#output}`)
        await Promise.race([this.#news, this.ended, tooLate.promise])
      }
    } finally {
      tooLate.cancel()
    }
  }

  #awaitNews(): void {
    this.#news = new Promise((resolve) => (this.#heard = resolve))
  }

  /**
   * Asks every process of the group to end and resolves when they are gone.
   * @throws when one stays; it is then killed
   */
  async end(): Promise<void> {
    if (this.#isOver) return
    const tooLate = after(ENDS_WITHIN_MS)
    this.#signal('SIGTERM')
    await Promise.race([this.ended, tooLate.promise])
    tooLate.cancel()
    if (this.#isOver) return
    this.#signal('SIGKILL')
    await this.ended
    throw new Error(`\`${this.name}\` had to be killed. It said:\n${this.#output}`)
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#isOver || this.#child.pid === undefined) return
    try {
      process.kill(-this.#child.pid, signal)
    } catch (error) {
      // All processes may be gone before their pipes are reported closed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function after(ms: number) {
  const timer = { isOver: false, promise: Promise.resolve(), cancel: () => {} }
  timer.promise = new Promise((resolve) => {
    const id = setTimeout(() => {
      timer.isOver = true
      resolve()
    }, ms)
    timer.cancel = () => clearTimeout(id)
  })
  return timer
}

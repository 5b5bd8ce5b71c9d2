import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { constants, setPriority } from 'node:os'

/**
 * Runs a program with its output on this terminal. Resolves with the exit code; a signal or a missing program
 * counts as 1. The program ends when this process exits.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 *
 * @typedef {import('node:child_process').SpawnOptions & { hasLowPriority?: boolean }} RunOptions
 *   `hasLowPriority`: the program and those that it starts take only the processor time that others leave
 */
export function run(command, args, { hasLowPriority = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    if (hasLowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const end = () => void child.kill()
    process.once('exit', end)
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      process.off('exit', end)
      resolve(1)
    })
    child.on('close', (code) => {
      process.off('exit', end)
      resolve(code ?? 1)
    })
  })
}

/** Runs a file of this repository or of a package with the same Node. */
export const node = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options)

/**
 * How to start the npm that started this process; otherwise the one on the path.
 * @param {string[]} args
 * @returns {[program: string, args: string[]]}
 */
export function npmCommand(args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args]
}

export function npm(args, options = {}) {
  const [program, rest] = npmCommand(args)
  return run(program, rest, { shell: program === 'npm' && process.platform === 'win32', ...options })
}

/** Reports every few seconds that a silent step is still running. Returns the function that stops it. */
export function stillThere(what, everyMs = 10_000) {
  const since = Date.now()
  const timer = setInterval(
    () => console.log(`  … ${what}, ${Math.round((Date.now() - since) / 1000)} s`),
    everyMs,
  )
  return () => clearInterval(timer)
}

/** A port of the loopback that is free at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Prints one line and exits with 1. */
export function giveUp(line) {
  console.error(`\n✗ ${line}`)
  process.exit(1)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const PROCESS = fileURLToPath(new URL('process.mjs', import.meta.url))

it('a command that is ended by a signal also ends the program that it runs', async () => {
  const program = 'console.log(process.pid); setInterval(() => {}, 1_000)'
  const command = `
    import { run } from ${JSON.stringify(PROCESS)}
    process.on('SIGTERM', () => process.exit(1))
    await run(process.execPath, ['-e', ${JSON.stringify(program)}])
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  const pid = Number(line.toString())
  onTestFinished(() => endIfAlive(pid))

  // The program has inherited the pipe, which closes only when the last process that writes to it has ended.
  const ended = Promise.all([once(child, 'exit'), once(child.stdout, 'close')])
  child.kill('SIGTERM')
  expect((await ended)[0]).toEqual([1, null])
})

function endIfAlive(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended, as it should.
  }
}

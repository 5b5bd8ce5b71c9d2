import type { ChildProcess } from 'node:child_process'

/** Ends the program when this process ends first, as when a bench fails. */
export function endsWithUs(child: ChildProcess): void {
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A bench process that executes one command at a time. */
export interface Forked<Command, Answer> {
  /** `key` names a field of the expected answer and so selects its type. */
  ask<Key extends string>(command: Command, key: Key): Promise<Extract<Answer, Record<Key, unknown>>>
  end(): Promise<void>
}

/** Starts `file`, which calls `obeyParent`, with `env` besides the variables of this process. */
export function forkBench<Command extends object, Answer>(
  file: string,
  env: Record<string, string> = {},
): Forked<Command, Answer> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx', '--expose-gc'],
    serialization: 'advanced',
  })
  return {
    ask<Key extends string>(command: Command) {
      return new Promise<Extract<Answer, Record<Key, unknown>>>((resolve, reject) => {
        const gone = (code: number | null) => reject(new Error(`${file} ended with ${code}`))
        child.once('exit', gone)
        child.once('message', (answer) => {
          child.removeListener('exit', gone)
          resolve(answer as Extract<Answer, Record<Key, unknown>>)
        })
        child.send(command)
      })
    },
    async end() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
    },
  }
}

/** The other end of `forkBench`. A failure ends the process and the bench. */
export function obeyParent<Command, Answer>(obey: (command: Command) => Promise<Answer>): void {
  process.on('message', (command) => {
    obey(command as Command).then(
      (answer) => process.send?.(answer as object),
      (error: unknown) => {
        throw error
      },
    )
  })
  process.on('disconnect', () => process.exit())
}

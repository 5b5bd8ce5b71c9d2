import { ServerProcess, type Settings } from './server.ts'

/**
 * Hands a server of its own to each test of a worker. One stands ready or is starting while a test runs, so the next
 * test need not wait for it. None is handed out twice.
 */
export class Servers {
  #ahead: Promise<ServerProcess> | null = null
  #removals: Promise<unknown> = Promise.resolve()

  /**
   * A fresh one. With settings of its own it starts now; otherwise it is the one that was started ahead.
   * @throws when it did not come up, or has ended since, with what it said
   */
  async take(settings?: Settings): Promise<ServerProcess> {
    if (settings) return ServerProcess.start(settings)
    const ahead = this.#ahead ?? ServerProcess.start()
    this.#ahead = null
    const server = await ahead
    if (!server.isRunning) {
      this.#remove(server)
      throw new Error(
        `The server that was started ahead ended by itself before its test began ${server.lastWords}`,
      )
    }
    this.#ahead = ServerProcess.start()
    this.#ahead.catch(heardLater)
    return server
  }

  /** Resolves when the process is gone, so that one that will not end fails the test that used it. Its data goes later. */
  async putAway(server: ServerProcess): Promise<void> {
    await server.terminate()
    this.#remove(server)
  }

  /** @throws what went wrong since with a server that no test has taken, or with the data of one put away */
  async close(): Promise<void> {
    const ahead = await this.#ahead
    if (ahead) await this.putAway(ahead)
    await this.#removals
  }

  #remove(server: ServerProcess): void {
    this.#removals = Promise.all([this.#removals, server.removeData()])
    this.#removals.catch(heardLater)
  }
}

/** Whoever waits for the promise hears of it. Until then it must not be taken for a failure of the test that runs. */
const heardLater = () => {}

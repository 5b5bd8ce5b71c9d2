import type { Connection, Dial } from './connection.ts'

/**
 * Dials through the port. The port and its libraries are loaded at the first dial, so no screen waits for
 * them.
 */
export const lazyDial: Dial = (options, callbacks) => {
  let isClosed = false
  let connection: Connection | null = null

  import('./port.ts').then(
    ({ dialSocket }) => {
      if (!isClosed) connection = dialSocket(options, callbacks)
    },
    () => {
      if (!isClosed) callbacks.ended('connect', 'the port could not be loaded')
    },
  )

  return {
    subscribe: (destination) => connection?.subscribe(destination),
    unsubscribe: (destination) => connection?.unsubscribe(destination),
    send: (frame) => connection?.send(frame),
    close() {
      isClosed = true
      connection?.close()
    },
  }
}

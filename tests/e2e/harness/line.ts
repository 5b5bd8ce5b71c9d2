import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * Console lines when a connection is cut, refused or restored: from Chromium, which cannot be silenced, and
 * from the app's log of socket errors and of a part of the app that was asked for meanwhile, which is asked for
 * again.
 */
export const LINE_NOISE = [
  /WebSocket connection to/,
  /net::ERR_/,
  /Failed to load resource/,
  /\[hapju\] socket: /,
  /\[hapju\] .* Failed to fetch dynamically imported module/,
]

/**
 * The connection between a phone and the server, which a test can cut or spoil. TCP is passed on unchanged,
 * so a cut looks like a tunnel to a phone: connections die without a close and new ones are refused.
 */
export class Line {
  readonly #target: number
  readonly #server: Server
  readonly #ends = new Set<Socket>()
  #cut = false
  /** Answers 403 to WebSocket handshakes, as some company proxies do. */
  refusesWebSockets = false

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer((phone) => this.#carry(phone))
  }

  static async to(server: { port: number }): Promise<Line> {
    const line = new Line(server.port)
    line.#server.listen(0, '127.0.0.1')
    await once(line.#server, 'listening')
    return line
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  cut(): void {
    this.#cut = true
    for (const end of this.#ends) end.destroy()
  }

  mend(): void {
    this.#cut = false
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #carry(phone: Socket): void {
    this.#watch(phone)
    if (this.#cut) {
      phone.destroy()
      return
    }
    // A browser opens a separate connection for each WebSocket, so the first bytes identify it.
    phone.once('data', (first) => {
      if (this.refusesWebSockets && /^upgrade: websocket/im.test(first.toString('latin1'))) {
        phone.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
      const server = connect(this.#target, '127.0.0.1')
      this.#watch(server)
      server.write(first)
      phone.pipe(server).pipe(phone)
      phone.on('close', () => server.destroy())
      server.on('close', () => phone.destroy())
    })
  }

  #watch(end: Socket): void {
    this.#ends.add(end)
    end.on('error', () => end.destroy())
    end.on('close', () => this.#ends.delete(end))
  }
}

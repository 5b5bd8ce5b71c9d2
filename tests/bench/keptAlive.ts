import { connect, type Socket } from 'node:net'

export interface Answered {
  status: number
  bodyBytes: number
}

/**
 * One keep-alive connection that sends one request at a time and counts the response bytes without parsing
 * them. fetch would use as much CPU as the server's answer, and both share one machine.
 */
export class KeptAlive {
  private readonly socket: Socket
  private readonly host: string
  private parts: Buffer[] = []
  private bytes = 0
  private expected = Infinity
  private headBytes = 0
  private status = 0
  private waiting: { resolve(answer: Answered): void; reject(error: Error): void } | null = null

  private constructor(socket: Socket, host: string) {
    this.socket = socket
    this.host = host
    socket.on('data', (chunk: Buffer) => this.read(chunk))
    socket.on('error', (error) => this.waiting?.reject(error))
    socket.on('close', () => this.waiting?.reject(new Error('the connection ended')))
  }

  static open(origin: string): Promise<KeptAlive> {
    const { hostname, port, host } = new URL(origin)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      socket.once('error', reject)
      socket.once('connect', () => resolve(new KeptAlive(socket, host)))
    })
  }

  get(path: string, token: string): Promise<Answered> {
    this.socket.write(`GET ${path} HTTP/1.1\r\nHost: ${this.host}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    return new Promise((resolve, reject) => (this.waiting = { resolve, reject }))
  }

  close(): void {
    this.waiting = null
    this.socket.destroy()
  }

  private read(chunk: Buffer): void {
    this.bytes += chunk.length
    if (this.expected === Infinity) {
      this.parts.push(chunk)
      this.readHead(Buffer.concat(this.parts))
    }
    if (this.bytes < this.expected) return
    const answer = { status: this.status, bodyBytes: this.bytes - this.headBytes }
    const { waiting } = this
    this.parts = []
    this.bytes = 0
    this.expected = Infinity
    this.waiting = null
    waiting?.resolve(answer)
  }

  private readHead(start: Buffer): void {
    const end = start.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = start.toString('latin1', 0, end)
    const length = /^content-length: (\d+)$/im.exec(head)?.[1]
    if (length === undefined) throw new Error(`an answer without a length: ${head}`)
    this.status = Number(head.slice(9, 12))
    this.headBytes = end + 4
    this.expected = this.headBytes + Number(length)
  }
}

// S13 a: strangers send large bodies slowly, so that the node keeps them all.
import { setMaxListeners } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { saveSurvey } from '#contract/http/survey.ts'
import { serveApp } from './servedApp.ts'
import { onEachStore } from './stores.ts'
import type { StormOptions } from './storm.ts'
import { quantile, type Figure } from './table.ts'

const AT_ONCE = 200
const BODY_BYTES = 59 * 1024 * 1024
const PIECE = Buffer.alloc(16 * 1024, 1)
const PIECE_EVERY_MS = 100
/** What is on its way while the refusal comes. */
const BEFORE_BODY_BYTES = 64 * 1024
const AGAIN_AFTER_MS = 1_000
const LOOK_EVERY_MS = 50
const MEBI = 1024 * 1024

interface Sent {
  /** Null: the connection ended without an answer. */
  status: number | null
  bodyBytes: number
}

/** One request; resolves with its answer, or when the storm is over. */
function trickle(origin: string, from: string, isDeclared: boolean, over: AbortSignal): Promise<Sent> {
  const { hostname, port } = new URL(origin)
  const head = [
    `${saveSurvey.method} ${saveSurvey.path} HTTP/1.1`,
    `Host: ${hostname}`,
    'Content-Type: multipart/form-data; boundary=storm',
    'Authorization: Bearer made.up.token',
    `X-Forwarded-For: ${from}`,
    isDeclared ? `Content-Length: ${BODY_BYTES}` : 'Transfer-Encoding: chunked',
  ]
  const part = Buffer.from(
    '--storm\r\nContent-Disposition: form-data; name="mediaFile"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n',
  )
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const sent: Sent = { status: null, bodyBytes: 0 }
    const write = (bytes: Buffer) => {
      sent.bodyBytes += bytes.length
      if (isDeclared) return socket.write(bytes)
      socket.write(`${bytes.length.toString(16)}\r\n`)
      socket.write(bytes)
      return socket.write('\r\n')
    }
    const timer = setInterval(() => {
      if (socket.writableLength === 0) write(PIECE)
    }, PIECE_EVERY_MS)
    const end = () => {
      clearInterval(timer)
      over.removeEventListener('abort', end)
      socket.destroy()
      resolve(sent)
    }
    over.addEventListener('abort', end)
    socket.on('error', end)
    socket.on('close', end)
    socket.once('data', (answer) => {
      sent.status = Number(/^HTTP\/1\.1 (\d{3})/.exec(String(answer))?.[1] ?? 0)
      end()
    })
    socket.once('connect', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      write(part)
    })
  })
}

export async function slowUploads({ seconds }: StormOptions): Promise<Figure[]> {
  let peakBytes = 0
  let restarts = 0
  const healthMs: number[] = []
  const sent: { isDeclared: boolean; answer: Sent }[] = []
  await onEachStore(
    async (store) => {
      const app = await serveApp({ ...store.env, LIMITS: 'on', TRUST_PROXY: '1' }, store.dataDir)
      app.process.once('exit', () => (restarts += 1))
      const storm = new AbortController()
      const over = storm.signal
      setMaxListeners(0, over)
      const attackers = Array.from({ length: AT_ONCE }, async (_, nth) => {
        const isDeclared = nth % 2 === 0
        // spread over the first second, or this process would be the slow one
        await wait((nth * AGAIN_AFTER_MS) / AT_ONCE)
        while (!over.aborted) {
          const answer = await trickle(app.origin, `198.51.100.${nth + 1}`, isDeclared, over)
          sent.push({ isDeclared, answer })
          await wait(AGAIN_AFTER_MS, undefined, { signal: over }).catch(() => {})
        }
      })
      const looks: Promise<void>[] = []
      const until = performance.now() + seconds * 1000
      while (performance.now() < until && restarts === 0) {
        peakBytes = Math.max(peakBytes, residentBytesOf(app.process.pid!))
        looks.push(healthOf(app.origin).then((ms) => void healthMs.push(ms)))
        await wait(LOOK_EVERY_MS)
      }
      storm.abort()
      await Promise.all([...attackers, ...looks])
      const endedInTheStorm = restarts
      await app.stop()
      restarts = endedInTheStorm
    },
    ['Postgres'],
  )
  const ofKind = (declared: boolean) => sent.filter(({ isDeclared }) => isDeclared === declared)
  const refusedEarly = (declared: boolean) =>
    ofKind(declared).filter(
      ({ answer }) => (answer.status ?? 0) >= 400 && answer.bodyBytes <= BEFORE_BODY_BYTES,
    ).length
  const noTarget = { must: '-', keeps: () => true }
  return [
    {
      id: 'S13a',
      what: `${AT_ONCE} slow bodies of 59 MB for ${seconds} s: peak memory of the node`,
      runs: [peakBytes / MEBI],
      unit: 'MiB',
      must: '< 500 MB',
      keeps: (mebibytes) => mebibytes * MEBI < 500e6,
    },
    {
      id: 'S13a',
      what: 'p99 of /healthz meanwhile',
      runs: [quantile(healthMs, 0.99)],
      unit: 'ms',
      must: '< 100',
      keeps: (ms) => ms < 100,
    },
    { id: 'S13a', what: 'restarts', runs: [restarts], unit: '', must: '0', keeps: (count) => count === 0 },
    {
      id: 'S13a',
      what: 'length declared: refused before the body',
      runs: [refusedEarly(true)],
      unit: `of ${ofKind(true).length}`,
      ...noTarget,
    },
    {
      id: 'S13a',
      what: 'length not declared: refused before the body',
      runs: [refusedEarly(false)],
      unit: `of ${ofKind(false).length}`,
      ...noTarget,
    },
  ]
}

function residentBytesOf(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes ?? 0) * 1024
}

/** Milliseconds until `/healthz` has answered; infinite when it does not. */
async function healthOf(origin: string): Promise<number> {
  const since = performance.now()
  const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  await answer?.text()
  return answer?.status === 200 ? performance.now() - since : Infinity
}

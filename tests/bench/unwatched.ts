/**
 * A browser without a debugger, for the benches of first loads. A page that Playwright drives has a debugger
 * attached: it collects the place of each error object that React, RTK Query and Emotion create at the start,
 * and for that V8 parses their scripts once more. On a phone four times slower this is 300 ms that no member
 * ever waits for. Here the page runs as on a member's phone; only what a bench asks for is sent to it.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { CHROMIUM, IN_KOREA } from '../browser/chromium.ts'
import { BENCH_PASSWORD } from './bigRooms.ts'
import { SLOW_4G } from './phone.ts'
import { logIn } from './privateSender.ts'

type Answer = Record<string, unknown>

/** A phone of 393 × 852 on slow 4G with an empty cache, four times slower unless told otherwise. */
export interface UnwatchedPhone {
  /** Runs `script` in each page before its own scripts, until the returned function is called. */
  beforeEachPage(script: string): Promise<() => Promise<void>>
  /** Signs a member in before the first page is opened. */
  signIn(origin: string, email: string, password?: string): Promise<void>
  /** Starts to open an address. */
  open(url: string): Promise<void>
  evaluate<T>(expression: string): Promise<T>
  /** Waits up to half a minute until the expression is true. */
  until(expression: string): Promise<void>
  close(): Promise<void>
}

export interface UnwatchedBrowser {
  newPhone(cpuSlowdown?: number): Promise<UnwatchedPhone>
  close(): Promise<void>
}

export async function launchUnwatched(): Promise<UnwatchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'hapju-unwatched-'))
  const browser = spawn(
    CHROMIUM.executablePath ?? 'chromium',
    [...CHROMIUM.args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    browser.once('error', reject)
    browser.stderr.on('data', (part) => {
      said += part
      const found = /listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
  })
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  socket.on('message', (data) => {
    const { id, result, error } = JSON.parse((data as Buffer).toString())
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  let sent = 0
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Answer>((resolve, reject) => {
      sent += 1
      waiting.set(sent, { resolve, reject })
      socket.send(JSON.stringify({ id: sent, method, params, sessionId }))
    })
  return {
    async newPhone(cpuSlowdown = 4) {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const tell = (method: string, params?: object) => send(method, params, sessionId as string)
      await tell('Page.enable')
      await tell('Network.enable')
      await tell('Emulation.setDeviceMetricsOverride', {
        ...IN_KOREA.viewport,
        deviceScaleFactor: 2,
        mobile: true,
      })
      await tell('Emulation.setTouchEmulationEnabled', { enabled: true })
      await tell('Emulation.setLocaleOverride', { locale: IN_KOREA.locale })
      await tell('Emulation.setTimezoneOverride', { timezoneId: IN_KOREA.timezoneId })
      await tell('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
      await tell('Network.emulateNetworkConditions', SLOW_4G)
      const evaluate = async <T>(expression: string) => {
        const { result, exceptionDetails } = await tell('Runtime.evaluate', {
          expression,
          returnByValue: true,
        })
        if (exceptionDetails) throw new Error(`the page failed at ${expression}`)
        return (result as { value: T }).value
      }
      const beforeEachPage = async (source: string) => {
        const { identifier } = await tell('Page.addScriptToEvaluateOnNewDocument', { source })
        return async () => {
          await tell('Page.removeScriptToEvaluateOnNewDocument', { identifier })
        }
      }
      return {
        beforeEachPage,
        async signIn(origin, email, password = BENCH_PASSWORD) {
          const session = JSON.stringify(await logIn(origin, email, password))
          await beforeEachPage(`Object.assign(localStorage, ${session})`)
        },
        async open(url) {
          await tell('Page.navigate', { url })
        },
        evaluate,
        async until(expression) {
          for (let tries = 0; tries < 300; tries += 1) {
            // fails while the page has no body yet
            if (await evaluate<boolean>(expression).catch(() => false)) return
            await wait(100)
          }
          throw new Error(`this did not become true: ${expression}`)
        },
        async close() {
          await send('Target.disposeBrowserContext', { browserContextId })
        },
      }
    },
    async close() {
      // The answer may be lost with the line.
      send('Browser.close').catch(() => {})
      await gone
      socket.terminate()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

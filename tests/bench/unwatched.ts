/**
 * A browser without a debugger, for the benches of first loads and of the chat screen. A page that Playwright
 * drives has a debugger attached: it collects the place of each error object that React, RTK Query and Emotion
 * create at the start, and for that V8 parses their scripts once more. On a phone four times slower this is
 * 300 ms that no member ever waits for. Here the page runs as on a member's phone; only what a bench asks for
 * is sent to it.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { CHROMIUM, IN_KOREA } from '../browser/chromium.ts'
import { BENCH_PASSWORD } from './bigRooms.ts'
import { endsWithUs } from './endsWithUs.ts'
import { SLOW_4G } from './phone.ts'
import { logIn } from './privateSender.ts'

type Answer = Record<string, unknown>

/** Sends one command of the DevTools protocol to a page. */
export type Tell = (method: string, params?: object) => Promise<Answer>

interface PhoneOptions {
  cpuSlowdown?: number
  /** Null: as fast as the machine. Slow 4G by default. */
  network?: typeof SLOW_4G | null
}

/** A phone of 393 × 852 with an empty cache. */
export interface UnwatchedPhone {
  tell: Tell
  /** A second session with the same page, whose settings are its own. */
  anotherSession(): Promise<Tell>
  /** Runs `script` in each page before its own scripts, until the returned function is called. */
  beforeEachPage(script: string): Promise<() => Promise<void>>
  /** Signs a member in before the first page is opened. */
  signIn(origin: string, email: string, password?: string): Promise<void>
  /** Starts to open an address. */
  open(url: string): Promise<void>
  /** Evaluates an expression in the page, or calls a function there with an argument that JSON can hold. */
  evaluate<T>(expression: string): Promise<T>
  evaluate<T, A>(act: (argument: A) => T | Promise<T>, argument: A): Promise<T>
  /** Touches the middle of the element that the expression names. */
  tap(element: string): Promise<void>
  /** Waits up to half a minute until the expression is true. */
  until(expression: string): Promise<void>
  close(): Promise<void>
}

export interface UnwatchedBrowser {
  newPhone(options?: PhoneOptions): Promise<UnwatchedPhone>
  close(): Promise<void>
}

export async function launchUnwatched(): Promise<UnwatchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'hapju-unwatched-'))
  const browser = spawn(
    CHROMIUM.executablePath ?? 'chromium',
    [...CHROMIUM.args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  endsWithUs(browser)
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
    async newPhone({ cpuSlowdown = 4, network = SLOW_4G } = {}) {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const anotherSession = async (): Promise<Tell> => {
        const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
        return (method, params) => send(method, params, sessionId as string)
      }
      const tell = await anotherSession()
      await tell('Page.enable')
      await tell('Emulation.setDeviceMetricsOverride', {
        ...IN_KOREA.viewport,
        deviceScaleFactor: 2,
        mobile: true,
      })
      await tell('Emulation.setTouchEmulationEnabled', { enabled: true })
      await tell('Emulation.setLocaleOverride', { locale: IN_KOREA.locale })
      await tell('Emulation.setTimezoneOverride', { timezoneId: IN_KOREA.timezoneId })
      await tell('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
      if (network) {
        await tell('Network.enable')
        await tell('Network.emulateNetworkConditions', network)
      }
      const evaluate = async <T>(script: string | ((argument: never) => unknown), argument?: unknown) => {
        const expression = typeof script === 'string' ? script : callOf(script, argument)
        const { result, exceptionDetails } = await tell('Runtime.evaluate', {
          expression,
          returnByValue: true,
          awaitPromise: true,
        })
        if (exceptionDetails)
          throw new Error(`the page failed at ${expression}: ${JSON.stringify(exceptionDetails)}`)
        return (result as { value: T }).value
      }
      const beforeEachPage = async (source: string) => {
        const { identifier } = await tell('Page.addScriptToEvaluateOnNewDocument', { source })
        return async () => {
          await tell('Page.removeScriptToEvaluateOnNewDocument', { identifier })
        }
      }
      return {
        tell,
        anotherSession,
        beforeEachPage,
        async tap(element) {
          const middle = await evaluate<{ x: number; y: number }>(
            `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${element}.getBoundingClientRect())`,
          )
          await tell('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] })
          await tell('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        },
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

/** The call as an expression. tsx names functions through a helper that the page does not have. */
const callOf = (act: (argument: never) => unknown, argument: unknown) =>
  `((__name) => (${act.toString()}))((named) => named)(${JSON.stringify(argument)})`

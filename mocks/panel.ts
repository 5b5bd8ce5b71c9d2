import { CALLS } from '#contract/calls.ts'
import type { Mail } from '#server/deps.ts'
import type { SampleLogIn } from '#server/sample/loadSampleData.ts'
import type { FakeSocket } from './fakeSocket.ts'
import { type Fault, type Faults } from './faults.ts'

interface PanelOptions {
  faults: Faults
  socket: FakeSocket
  logIns: readonly SampleLogIn[]
  forget: () => Promise<void>
}

const LATENCIES_MS = [0, 200, 1000, 5000]
const FAULTS: Fault[] = ['offline', 'timeout', 'malformed', 'COMMON429', 'COMMON500', 502]

/**
 * A panel at the edge of the page for injecting faults during development. Returns a function that shows a
 * mail in it.
 */
export function showPanel({ faults, socket, logIns, forget }: PanelOptions): (mail: Mail) => void {
  const panel = document.createElement('details')
  panel.style.cssText =
    'position:fixed;right:0;top:40%;max-width:90vw;z-index:99999;padding:4px 8px;border-radius:8px;background:#000c;color:#fff;font:12px/1.6 monospace'
  const summary = document.createElement('summary')
  summary.textContent = 'mock'
  const mails = document.createElement('div')

  const call = select(
    'call',
    CALLS.map(({ id, method, path }) => [id, `${id} ${method} ${path}`]),
  )
  const fault = select(
    'fault',
    FAULTS.map((each) => [String(each), String(each)]),
  )
  const times = select('times', [
    ['1', 'once'],
    ['Infinity', 'from now on'],
  ])
  const latency = select(
    'latency',
    LATENCIES_MS.map((ms) => [String(ms), `${ms} ms`]),
  )
  latency.onchange = () => faults.latency(Number(latency.value))
  const plant = button('plant', () => {
    const chosen = CALLS.find(({ id }) => id === call.value)
    const kind = FAULTS.find((each) => String(each) === fault.value)
    if (chosen && kind) faults.fault(chosen, kind, { times: Number(times.value) })
  })

  panel.append(
    summary,
    row(call, fault, times, plant, button('clear', faults.clear)),
    row('latency', latency),
    row(
      'socket',
      button('drop', socket.drop),
      button('block', socket.block),
      button('unblock', socket.unblock),
    ),
    row(button('forget everything', () => void forget().then(() => location.reload()))),
    ...logIns.map(({ email, password }) => row(`${email} ${password}`)),
    mails,
  )
  document.body.append(panel)

  return ({ to, subject, text }) => {
    const line = document.createElement('pre')
    line.textContent = `${to}: ${subject}\n${text}`
    mails.prepend(line)
    panel.open = true
  }
}

function select(label: string, options: [value: string, text: string][]): HTMLSelectElement {
  const element = document.createElement('select')
  element.setAttribute('aria-label', label)
  element.append(...options.map(([value, text]) => new Option(text, value)))
  return element
}

function button(text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  element.onclick = press
  return element
}

function row(...children: (Node | string)[]): HTMLDivElement {
  const element = document.createElement('div')
  for (const child of children) element.append(child, ' ')
  return element
}

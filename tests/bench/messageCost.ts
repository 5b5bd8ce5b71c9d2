import type { Phone } from './phone.ts'

/** Sends one message per call. */
interface Sender {
  send(): void
}

export async function sendSome({ page }: Phone, sender: Sender, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    sender.send()
    await page.waitForTimeout(150)
  }
  await page.waitForTimeout(300)
}

/** Seconds the page's main thread was busy: by the clock, or only while it had a processor. */
async function aClock({ context, page }: Phone, timeDomain: 'timeTicks' | 'threadTicks') {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain })
  return async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

export interface Cost {
  /** Main-thread work per message in ms. */
  byClock: number
  /** The same without waits for a processor that others use: the part that the page itself causes. */
  ofProcessor: number
}

/** Measures without an observer in the page, whose own work would be counted too. */
export async function costOfAMessage(phone: Phone, sender: Sender, count: number): Promise<Cost> {
  const clocks = [await aClock(phone, 'timeTicks'), await aClock(phone, 'threadTicks')]
  const read = () => Promise.all(clocks.map((clock) => clock()))
  const idleFrom = await read()
  await phone.page.waitForTimeout(3_000)
  const workFrom = await read()
  const since = Date.now()
  await sendSome(phone, sender, count)
  const seconds = (Date.now() - since) / 1_000
  const done = await read()
  const [byClock, ofProcessor] = done.map((end, i) => {
    const idleASecond = (workFrom[i]! - idleFrom[i]!) / 3
    return ((end - workFrom[i]! - idleASecond * seconds) * 1_000) / count
  })
  return { byClock: byClock!, ofProcessor: ofProcessor! }
}

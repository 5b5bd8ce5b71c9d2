import { setTimeout as wait } from 'node:timers/promises'
import type { Tell, UnwatchedPhone } from './unwatched.ts'

/** Sends one message per call. */
interface Sender {
  send(): void
}

export async function sendSome(sender: Sender, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    sender.send()
    await wait(150)
  }
  await wait(300)
}

/** Seconds the page's main thread was busy: by the clock, or only while it had a processor. */
async function aClock(tell: Tell, timeDomain: 'timeTicks' | 'threadTicks') {
  await tell('Performance.enable', { timeDomain })
  return async () => {
    const { metrics } = (await tell('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[]
    }
    return metrics.find(({ name }) => name === 'TaskDuration')!.value
  }
}

export interface Cost {
  /** Main-thread work per message in ms. */
  byClock: number
  /** The same without waits for a processor that others use: the part that the page itself causes. */
  ofProcessor: number
}

/** Measures without an observer in the page, whose own work would be counted too. */
export async function costOfAMessage(phone: UnwatchedPhone, sender: Sender, count: number): Promise<Cost> {
  const clocks = [
    await aClock(await phone.anotherSession(), 'timeTicks'),
    await aClock(await phone.anotherSession(), 'threadTicks'),
  ]
  const read = () => Promise.all(clocks.map((clock) => clock()))
  const idleFrom = await read()
  await wait(3_000)
  const workFrom = await read()
  const since = Date.now()
  await sendSome(sender, count)
  const seconds = (Date.now() - since) / 1_000
  const done = await read()
  const [byClock, ofProcessor] = done.map((end, i) => {
    const idleASecond = (workFrom[i]! - idleFrom[i]!) / 3
    return ((end - workFrom[i]! - idleASecond * seconds) * 1_000) / count
  })
  return { byClock: byClock!, ofProcessor: ofProcessor! }
}

import type { PushSubscription } from '#contract/http/notifications/push.ts'
import type { WorkerMessage } from '#src/lib/push/pageMessages.ts'
import type { PushRecords } from '#src/lib/push/pushRecords.ts'
import type { NotificationData, Shown } from './look.ts'

/** A notification that is shown. */
export interface OpenNotification {
  data: NotificationData
  close: () => void
}

/** An open window of the app. */
export interface AppWindow {
  focus: () => Promise<void>
  /** Null: no answer in time, because the page is loading or frozen. */
  ask: (message: WorkerMessage, withinMs: number) => Promise<unknown>
  /** Loads the address. Rejects where the browser forbids it. */
  load: (to: string) => Promise<void>
}

/** `refused`: repeating it is of no use. */
export type Outcome = 'done' | 'refused' | 'unanswered'

/** What the worker can do to the device, so that its rules run without one in tests. */
export interface Device {
  show: (shown: Shown) => Promise<void>
  shown: (tag: string) => Promise<OpenNotification[]>
  /** Sets the number on the app's icon, where there is one. */
  count: (unread: number) => Promise<void>
  /** Last focused first. */
  windows: () => Promise<AppWindow[]>
  openWindow: (to: string) => Promise<void>
  /** Sends JSON to the server. Never rejects. */
  post: (path: string, body: unknown) => Promise<Outcome>
  /** Has `sendUnsent` called when the network is back. False: the platform cannot. */
  tryLater: () => Promise<boolean>
  /** Rejects when the browser does not subscribe. */
  subscribe: (publicKey: string) => Promise<PushSubscription>
  records: PushRecords
  newId: () => string
  now: () => number
}

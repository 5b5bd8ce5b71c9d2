import type { PageAddress } from '#src/lib/push/pageMessages.ts'
import type { AppWindow, Device } from './device.ts'

/** A page answers at once unless it is frozen. */
const WHERE_WITHIN_MS = 500
/** A frozen page wakes up when it is focused. */
const OPENED_WITHIN_MS = 3_000

/**
 * Shows an address to the member: in the window that has it, else in the window used last, else in a new one.
 * The page goes there itself, without a reload and past its own guards. A page that does not answer is loaded
 * anew.
 */
export async function openAt(device: Device, to: string): Promise<void> {
  const windows = await device.windows()
  const addresses = await Promise.all(windows.map(addressOf))
  const has = windows.find((_, i) => isSamePlace(addresses[i], to))
  const chosen = has ?? windows.find((_, i) => addresses[i] !== null) ?? windows[0]
  if (!chosen) return device.openWindow(to)
  // a browser may refuse the focus, and the page is shown the address all the same
  await chosen.focus().catch(() => {})
  if ((await chosen.ask({ push: 'open', to }, OPENED_WITHIN_MS)) !== null) return
  await chosen.load(to).catch(() => device.openWindow(to))
}

async function addressOf(window: AppWindow): Promise<string | null> {
  const answer = (await window.ask({ push: 'where' }, WHERE_WITHIN_MS)) as PageAddress | null
  return answer?.address ?? null
}

/** Any origin: only paths are compared. */
const HERE = 'http://localhost'

/** The same screen; a room is the same whatever else is in the query. */
function isSamePlace(address: string | null | undefined, to: string): boolean {
  if (address === null || address === undefined) return false
  const [one, other] = [new URL(address, HERE), new URL(to, HERE)]
  return (
    one.pathname === other.pathname && one.searchParams.get('roomId') === other.searchParams.get('roomId')
  )
}

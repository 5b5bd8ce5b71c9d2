import { array, safeParse, string } from 'valibot'
import { DEVICE_TOKENS_MAX } from '#contract/limits.ts'

/**
 * Local storage: the device tokens of the members who logged in here, newest first (docs/product/auth.md
 * "Log-in"). They survive a log-out. No other file uses this key.
 */
const KEY = 'deviceTokens'

export function readDeviceTokens(local = localStorage): string[] {
  try {
    const read = safeParse(array(string()), JSON.parse(local.getItem(KEY) ?? '[]'))
    return read.success ? read.output.slice(0, DEVICE_TOKENS_MAX) : []
  } catch {
    return [] // storage is blocked, or somebody else wrote there
  }
}

/** The token of a member who has just logged in. A server without device tokens answers none. */
export function keepDeviceToken(token: string | undefined, local = localStorage): void {
  if (token === undefined) return
  const others = readDeviceTokens(local).filter((other) => other !== token)
  try {
    local.setItem(KEY, JSON.stringify([token, ...others].slice(0, DEVICE_TOKENS_MAX)))
  } catch {
    // Storage is full or blocked: the device stays unknown.
  }
}

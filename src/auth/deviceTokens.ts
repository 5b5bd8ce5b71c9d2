import { array, type InferOutput, nullable, number, object, safeParse, string } from 'valibot'
import { DEVICE_TOKENS_MAX } from '#contract/limits.ts'

/**
 * Local storage: the device tokens of the members who logged in here, newest first (docs/product/auth.md
 * "Log-in"). They survive a log-out, not a withdrawal. No other file uses this key.
 */
const KEY = 'deviceTokens'

const Kept = array(object({ memberId: nullable(number()), token: string() }))
type Kept = InferOutput<typeof Kept>

export const readDeviceTokens = (local = localStorage): string[] => read(local).map(({ token }) => token)

/** The token of a member who has just logged in. A server without device tokens answers none. */
export function keepDeviceToken(
  token: string | undefined,
  memberId: number | null,
  local = localStorage,
): void {
  if (token === undefined) return
  const others = read(local).filter((other) => other.token !== token)
  write([{ memberId, token }, ...others].slice(0, DEVICE_TOKENS_MAX), local)
}

/** The member is withdrawn, and leaves nothing on the device. */
export const forgetDeviceToken = (memberId: number, local = localStorage): void =>
  write(
    read(local).filter((kept) => kept.memberId !== memberId),
    local,
  )

function read(local: Storage): Kept {
  try {
    const parsed = safeParse(Kept, JSON.parse(local.getItem(KEY) ?? '[]'))
    return parsed.success ? parsed.output.slice(0, DEVICE_TOKENS_MAX) : []
  } catch {
    return [] // storage is blocked, or somebody else wrote there
  }
}

function write(kept: Kept, local: Storage): void {
  try {
    if (kept.length === 0) local.removeItem(KEY)
    else local.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or blocked: the device stays unknown.
  }
}

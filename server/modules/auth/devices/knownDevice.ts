import type { Deps } from '#server/deps.ts'

/**
 * A device token is an id and the server's keyed digest of account and id. Nothing is stored: only somebody
 * who has logged in to the account has one. It is void when `TOKEN_SECRET` changes.
 */
export const deviceTokenOf = async ({ digest }: Deps, email: string, deviceId: string): Promise<string> =>
  `${deviceId}.${await digest(`device:${email}:${deviceId}`)}`

/** The id of the device whose token belongs to the account; null: the account was not logged in to on it. */
export async function knownDevice(
  deps: Deps,
  email: string,
  deviceTokens: readonly string[],
): Promise<string | null> {
  const ids = await Promise.all(
    deviceTokens.map(async (token) => {
      const [deviceId = ''] = token.split('.')
      return (await deviceTokenOf(deps, email, deviceId)) === token ? deviceId : null
    }),
  )
  return ids.find((id) => id !== null) ?? null
}

import { expect, it } from 'vitest'
import { parseEnv } from '#server/start/env.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import { openStore } from './openStore.ts'

it('an unreachable database is refused with the name of its setting', async () => {
  const env = parseEnv({ DATABASE_URL: 'postgres://app@127.0.0.1:1/hapju' })
  await expect(openStore(env, () => {})).rejects.toThrow(
    new StartRefused('The database of DATABASE_URL is unreachable.'),
  )
})

import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import type { Buckets } from '#server/deps.ts'
import type { MemoryBuckets } from './memoryBuckets.ts'

/** How long a call waits for the count. Redis usually answers within a millisecond. */
const COUNT_WITHIN_MS = 200
/** After a failure Redis is not asked for this time, so that not every call waits for it. */
const AWAY_MS = 2_000
const RECONNECT_MAX_MS = 2_000

/**
 * `takeOne` of `contract/tokenBucket.ts` for several keys, by the clock of Redis. A key disappears once its
 * bucket is full. ARGV has `atOnce` and the interval in ms for each key.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local emptyFor, waits, wait = {}, {}, 0
for i, key in ipairs(KEYS) do
  local atOnce, every = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local fullAt = tonumber(redis.call('GET', key) or now)
  emptyFor[i] = math.min(math.max(fullAt - now, 0), atOnce * every)
  waits[i] = emptyFor[i] - (atOnce - 1) * every
  wait = math.max(wait, waits[i])
end
for i, key in ipairs(KEYS) do
  if wait == 0 then emptyFor[i] = emptyFor[i] + tonumber(ARGV[2 * i]) end
  if wait == 0 or waits[i] > 0 then
    redis.call('SET', key, string.format('%.0f', now + emptyFor[i]), 'PX', math.ceil(emptyFor[i]))
  end
end
local answer = { math.ceil(wait) }
for i = 1, #KEYS do answer[i + 1] = math.ceil(emptyFor[i]) end
return answer
`

interface TakesBuckets {
  /** The milliseconds to wait, then for each key those until it is full. */
  takeBuckets(
    keyCount: number,
    ...keysAndArgs: (string | number)[]
  ): Promise<[waitMs: number, ...emptyForMs: number[]]>
}

/**
 * Counts in Redis, for all nodes together. While Redis is away or slow, each node counts for itself in
 * `inProcess`, from what Redis said last about a caller: who slows a node down gets no fresh budget for it.
 * Nobody is refused because Redis is away.
 */
export function redisBuckets(
  url: string,
  inProcess: MemoryBuckets,
  log?: Logger,
): Buckets & { close(): void } {
  const options: RedisOptions = {
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    commandTimeout: COUNT_WITHIN_MS,
  }
  const redis = new Redis(url, options)
  redis.defineCommand('takeBuckets', { lua: TAKE })
  const counting = redis as Redis & TakesBuckets
  let awayUntil = -Infinity
  // The bus logs that Redis is unreachable (`redisBus.ts`).
  redis.on('error', () => {})

  return {
    async take(from) {
      if (redis.status !== 'ready' || performance.now() < awayUntil) return inProcess.take(from)
      const keys = from.map(({ key }) => `bucket:${key}`)
      const rules = from.flatMap(({ bucket }) => [bucket.atOnce, bucket.everySeconds * 1000])
      try {
        const [waitMs, ...emptyForMs] = await counting.takeBuckets(keys.length, ...keys, ...rules)
        inProcess.remember(from, emptyForMs)
        return waitMs
      } catch (err) {
        awayUntil = performance.now() + AWAY_MS
        log?.warn({ err }, 'Redis cannot count; this node counts for itself')
        return inProcess.take(from)
      }
    },
    close: () => redis.disconnect(),
  }
}

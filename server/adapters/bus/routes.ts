import { membersKey, ROUTES } from './busChannels.ts'

/** The text of a heartbeat; any other is a JSON array of events. */
export const BEAT_TEXT = 'beat'

/**
 * Publishes events to the nodes that have one of their members: to each node one JSON array of its events, in
 * their order. A node's set that has expired is empty, so a dead node gets nothing. KEYS: nodes. ARGV: the
 * publishing node, which gets nothing; then for each event its JSON, the number of its members, the members.
 */
const ROUTE = `
local function hasOne(members, first, last)
  for from = first, last, 100 do
    local some = redis.call('SMISMEMBER', members, unpack(ARGV, from, math.min(from + 99, last)))
    for _, has in ipairs(some) do if has == 1 then return true end end
  end
  return false
end
for _, node in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local wanted, at = {}, 2
  while node ~= ARGV[1] and at < #ARGV do
    local last = at + 1 + tonumber(ARGV[at + 1])
    if hasOne('${ROUTES.members}' .. node, at + 2, last) then wanted[#wanted + 1] = ARGV[at] end
    at = last + 1
  end
  if #wanted > 0 then
    redis.call('PUBLISH', '${ROUTES.channels}' .. node, '[' .. table.concat(wanted, ',') .. ']')
  end
end
`

/**
 * Replaces the members of a node. KEYS: nodes, the node's members. ARGV: the node, how long they stay, the
 * members.
 */
const RESTORE = `
redis.call('DEL', KEYS[2])
redis.call('SADD', KEYS[2], '0')
for from = 3, #ARGV, 1000 do
  redis.call('SADD', KEYS[2], unpack(ARGV, from, math.min(from + 999, #ARGV)))
end
redis.call('PEXPIRE', KEYS[2], ARGV[2])
redis.call('SADD', KEYS[1], ARGV[1])
`

/**
 * A heartbeat. Answers 0, and does nothing, when the node's members are not as many as it believes. Forgets the
 * nodes whose members have expired. KEYS: nodes, the node's members. ARGV: the node, how long its members stay,
 * their number.
 */
const BEAT = `
if redis.call('SCARD', KEYS[2]) ~= tonumber(ARGV[3]) then return 0 end
redis.call('PEXPIRE', KEYS[2], ARGV[2])
redis.call('SADD', KEYS[1], ARGV[1])
for _, node in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('EXISTS', '${ROUTES.members}' .. node) == 0 then redis.call('SREM', KEYS[1], node) end
end
redis.call('PUBLISH', '${ROUTES.channels}' .. ARGV[1], '${BEAT_TEXT}')
return 1
`

export const ROUTE_SCRIPTS = {
  busRoute: { lua: ROUTE, numberOfKeys: 1 },
  busRestore: { lua: RESTORE, numberOfKeys: 2 },
  busBeat: { lua: BEAT, numberOfKeys: 2 },
}

/** What the routes need of a Redis connection that has `ROUTE_SCRIPTS`. */
export interface RouteCommands {
  busRoute(nodes: string, from: string, ...events: (string | number)[]): Promise<unknown>
  busRestore(nodes: string, members: string, node: string, ms: number, ...ids: number[]): Promise<unknown>
  busBeat(nodes: string, members: string, node: string, ms: number, count: number): Promise<unknown>
  sadd(key: string, ...ids: number[]): Promise<unknown>
  srem(key: string, ...ids: number[]): Promise<unknown>
}

/** Of a command: some 160 events of rooms of ten. */
const ARGS_AT_ONCE_MAX = 2_000

interface Batch {
  args: (string | number)[]
  sent: Promise<unknown>
  send(): void
}

/**
 * Routes what is published in one turn of the event loop together: a batch of messages costs one command, and
 * each node gets its part of it as one. Keeps the order.
 */
export class RoutedEvents {
  private readonly redis: RouteCommands
  private readonly node: string
  private open: Batch | null = null

  constructor(redis: RouteCommands, node: string) {
    this.redis = redis
    this.node = node
  }

  /** Rejects when Redis does not take the event and those beside it. */
  route(json: string, memberIds: readonly number[]): Promise<unknown> {
    const batch = (this.open ??= this.begin())
    batch.args.push(json, memberIds.length, ...memberIds)
    if (batch.args.length >= ARGS_AT_ONCE_MAX) this.flush()
    return batch.sent
  }

  /** Call before publishing something else, which must not come earlier. */
  flush(): void {
    const batch = this.open
    this.open = null
    batch?.send()
  }

  private begin(): Batch {
    const batch: Batch = { args: [], sent: Promise.resolve(), send() {} }
    batch.sent = new Promise((resolve, reject) => {
      batch.send = () =>
        void this.redis.busRoute(ROUTES.nodes, this.node, ...batch.args).then(resolve, reject)
    })
    queueMicrotask(() => {
      if (this.open === batch) this.flush()
    })
    return batch
  }
}

/**
 * How long Redis keeps the members of a node that does not send heartbeats. Longer than a node takes to notice
 * that it hears nothing (`hearing.ts`).
 */
const KEPT_FOR_MS = 30_000
/** Members without a session are kept for 10 s of heartbeats: most come back after a reload or a broken line. */
const IDLE_BEATS_MAX = 5

interface Followed {
  sessions: number
  /** Heartbeats since the last session ended. */
  idleBeats: number
  /** Resolves once Redis routes the member's events here, or has failed to say so. */
  added: Promise<void>
}

interface Options {
  node: string
  redis: RouteCommands
  /** Whether the connection is up. */
  isUp(): boolean
  /** Redis may not have all members, so events may be missed from now on until they are restored. */
  onUnsure(): void
}

/**
 * Which members' events a node gets. Each node keeps a set of its members in Redis, and whoever publishes lets
 * Redis look in all of them, so an event reaches exactly the nodes that had one of its members at that moment.
 * All commands take one connection: a member who is removed and added at once is there afterwards.
 */
export class Routes {
  private readonly options: Options
  private readonly key: string
  private readonly members = new Map<number, Followed>()
  private adding: number[] = []
  private addingSoon: Promise<void> | null = null
  private restoring: Promise<void> | null = null
  /** The last time that all were sent, and how often that was. */
  private restored = Promise.resolve()
  private restores = 0
  /** Redis has the members as they are here, as far as this node knows. */
  private isCurrent = false

  constructor(options: Options) {
    this.options = options
    this.key = membersKey(options.node)
  }

  /** Members whose events this node gets, those without a session for some seconds included. */
  get size(): number {
    return this.members.size
  }

  /** Resolves once events for the member reach this node. Never rejects: see `onUnsure`. */
  follow(memberId: number): Promise<void> {
    const known = this.members.get(memberId)
    if (known) {
      known.sessions += 1
      known.idleBeats = 0
      if (!this.isCurrent) known.added = this.restore()
      return known.added
    }
    const followed: Followed = { sessions: 1, idleBeats: 0, added: Promise.resolve() }
    this.members.set(memberId, followed)
    followed.added = this.isCurrent ? this.add(memberId) : this.restore()
    return followed.added
  }

  unfollow(memberId: number): void {
    const followed = this.members.get(memberId)
    if (followed && followed.sessions > 0) followed.sessions -= 1
  }

  /** Call when the connection is new: Redis may have restarted, or may have lost what was on its way. */
  connectionIsNew(): void {
    this.isCurrent = false
  }

  /** Counts the heartbeats of members without a session. */
  tick(): void {
    const gone: number[] = []
    for (const [memberId, followed] of this.members) {
      if (followed.sessions > 0) continue
      followed.idleBeats += 1
      if (followed.idleBeats <= IDLE_BEATS_MAX) continue
      this.members.delete(memberId)
      gone.push(memberId)
    }
    if (gone.length === 0 || !this.isCurrent) return
    // A member too many costs no event, so this is not `onUnsure`.
    this.options.redis.srem(this.key, ...gone).catch(() => (this.isCurrent = false))
  }

  /** Sends the node a heartbeat. Rejects when Redis does not take it. */
  async beat(): Promise<void> {
    if (!this.isCurrent) await this.restore()
    if (await this.sendBeat()) return
    this.unsure()
    await this.restore()
    await this.sendBeat()
  }

  /** Whether a heartbeat that comes back means that the node gets all events. */
  get hasRestored(): boolean {
    return this.isCurrent
  }

  private async sendBeat(): Promise<boolean> {
    // members that wait for the end of this turn are not in Redis yet
    const count = this.members.size - this.adding.length + 1
    const { node, redis } = this.options
    return (await redis.busBeat(ROUTES.nodes, this.key, node, KEPT_FOR_MS, count)) !== 0
  }

  private add(memberId: number): Promise<void> {
    this.adding.push(memberId)
    this.addingSoon ??= Promise.resolve().then(() => {
      const ids = this.adding
      this.adding = []
      this.addingSoon = null
      // Restored meanwhile, these among them.
      if (ids.length === 0) return this.restored
      return this.sent(() => this.options.redis.sadd(this.key, ...ids))
    })
    return this.addingSoon
  }

  private restore(): Promise<void> {
    this.restoring ??= Promise.resolve().then(async () => {
      this.restoring = null
      // Without Redis a node may be dialled by thousands: their ids are not put together each time.
      if (!this.options.isUp()) return this.unsure()
      // From here on later members are added behind this command.
      this.isCurrent = true
      const { node, redis } = this.options
      const ids = [...this.members.keys()]
      this.adding = []
      this.restores += 1
      this.restored = this.sent(() => redis.busRestore(ROUTES.nodes, this.key, node, KEPT_FOR_MS, ...ids))
      for (const followed of this.members.values()) followed.added = this.restored
      await this.restored
    })
    return this.restoring
  }

  private async sent(command: () => Promise<unknown>): Promise<void> {
    const { restores } = this
    try {
      await command()
    } catch {
      // Redis has got all of them since then, or gets them now.
      if (restores < this.restores) await this.restored
      else this.unsure()
    }
  }

  private unsure(): void {
    this.isCurrent = false
    this.options.onUnsure()
  }
}

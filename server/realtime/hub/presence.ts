import type { PresenceEvent, WatchChange, Watchers } from './presence.events.ts'

const ALIVE_EVERY_BEATS = 5
/** Three silent periods, like the other timeouts counted in beats. */
const DEAD_AFTER_BEATS = 15

interface OtherNode {
  /** Version of the last message applied; -1 until the first snapshot. */
  version: number
  heardAt: number
  watchers: Map<string, Set<number>>
}

export interface PresenceOptions {
  node: string
  /** Never rejects: the next `alive` makes up for a lost message. */
  say(event: PresenceEvent): void
  /** This node's own watchers, for a snapshot. */
  ownWatchers(): Watchers[]
}

/**
 * Tracks who has a room open on the *other* nodes, so that UNREAD_MESSAGE goes only to members that have it
 * open nowhere (WS3).
 *
 * | message | sent | on receipt |
 * |---|---|---|
 * | hello | on start, and after missed events | answer with a snapshot |
 * | changed | a member's first or last session (un)subscribed; once a tick | apply if next, ask if later |
 * | alive | every 5 beats | ask when `version` differs: a change was missed |
 * | wanted | when the state of a node is not known | the named node answers with a snapshot |
 * | snapshot | as an answer | replaces the known state |
 * | gone | on a graceful stop | forget the node |
 *
 * A node silent for 15 beats is forgotten. So a crash, a lost message or a late join is repaired within
 * seconds; until then a member may get an UNREAD_MESSAGE too many or too few, never a wrong or a missing room
 * event.
 */
export class Presence {
  private readonly options: PresenceOptions
  private readonly others = new Map<string, OtherNode>()
  private changes: WatchChange[] = []
  private version = 0
  private beats = 0

  constructor(options: PresenceOptions) {
    this.options = options
  }

  hello(): void {
    this.options.say({ kind: 'presence', node: this.options.node, say: 'hello' })
  }

  goodbye(): void {
    this.options.say({ kind: 'presence', node: this.options.node, say: 'gone' })
  }

  /** Call when the first session of this member on this node opens the room, or the last one leaves it. */
  changed(destination: string, memberId: number, watching: boolean): void {
    this.changes.push([destination, memberId, watching])
    if (this.changes.length === 1) queueMicrotask(() => this.sayChanges())
  }

  watchesElsewhere(destination: string, memberId: number): boolean {
    for (const other of this.others.values()) {
      if (other.watchers.get(destination)?.has(memberId)) return true
    }
    return false
  }

  beat(): void {
    this.beats += 1
    for (const [node, other] of this.others) {
      if (this.beats - other.heardAt >= DEAD_AFTER_BEATS) this.others.delete(node)
    }
    if (this.beats % ALIVE_EVERY_BEATS !== 0) return
    this.options.say({ kind: 'presence', node: this.options.node, say: 'alive', version: this.version })
  }

  receive(event: PresenceEvent): void {
    const { node } = event
    if (node === this.options.node) return
    if (event.say === 'gone') {
      this.others.delete(node)
      return
    }
    const other = this.heard(node)
    switch (event.say) {
      case 'hello':
        return this.saySnapshot()
      case 'wanted':
        return event.of === this.options.node ? this.saySnapshot() : undefined
      case 'snapshot':
        other.version = event.version
        other.watchers = new Map(event.watchers.map(([destination, ids]) => [destination, new Set(ids)]))
        return
      case 'alive':
        return event.version === other.version ? undefined : this.ask(node)
      case 'changed':
        if (event.version !== other.version + 1)
          return event.version > other.version ? this.ask(node) : undefined
        other.version = event.version
        for (const change of event.changes) apply(other.watchers, change)
    }
  }

  private heard(node: string): OtherNode {
    let other = this.others.get(node)
    if (other === undefined) this.others.set(node, (other = { version: -1, heardAt: 0, watchers: new Map() }))
    other.heardAt = this.beats
    return other
  }

  private ask(node: string): void {
    this.options.say({ kind: 'presence', node: this.options.node, say: 'wanted', of: node })
  }

  private sayChanges(): void {
    const changes = this.changes
    this.changes = []
    this.version += 1
    this.options.say({
      kind: 'presence',
      node: this.options.node,
      say: 'changed',
      version: this.version,
      changes,
    })
  }

  /** Reads the hub's current state, which may hold unannounced changes; announcing them again is harmless. */
  private saySnapshot(): void {
    const watchers = this.options.ownWatchers()
    this.options.say({
      kind: 'presence',
      node: this.options.node,
      say: 'snapshot',
      version: this.version,
      watchers,
    })
  }
}

function apply(watchers: Map<string, Set<number>>, [destination, memberId, watching]: WatchChange): void {
  const members = watchers.get(destination)
  if (watching) {
    if (members) members.add(memberId)
    else watchers.set(destination, new Set([memberId]))
  } else if (members?.delete(memberId) && members.size === 0) watchers.delete(destination)
}

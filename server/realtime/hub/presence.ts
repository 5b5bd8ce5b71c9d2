import { SOCKETS_PER_MEMBER_MAX } from '#contract/limits.ts'
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
  /** This node's own watchers and sockets, for a snapshot. */
  ownWatchers(): Watchers[]
  /** A member has opened a socket on another node, or is heard to have one there. */
  onSocketElsewhere(memberId: number): void
}

/** Under this name the members with at least so many sockets on a node are told to the others. */
const socketsName = (atLeast: number) => `sockets:${atLeast}`
const isSockets = (name: string) => name.startsWith('sockets:')

/** Under this name the members with a page in sight on a node (WS12) are told to the others. */
export const IN_SIGHT = 'sight'

/** Each member with the number of their sockets, as watchers of `socketsName`. */
export function socketWatchers(counts: Iterable<readonly [memberId: number, sockets: number]>): Watchers[] {
  const levels: number[][] = []
  for (const [memberId, sockets] of counts)
    for (let level = 0; level < sockets; level += 1) (levels[level] ??= []).push(memberId)
  return levels.map((memberIds, level) => [socketsName(level + 1), memberIds])
}

/**
 * Tracks who has a room open on the *other* nodes, so that UNREAD_MESSAGE goes only to members that have it
 * open nowhere (WS3), and how many sockets a member has there, so that they have at most
 * `SOCKETS_PER_MEMBER_MAX` in all.
 *
 * | message | sent | on receipt |
 * |---|---|---|
 * | hello | on start, and after missed events | answer with a snapshot |
 * | changed | a member opened or left a room or a socket; once a tick | apply if next, ask if later |
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

  /** Call when the member has got or lost their `nth` socket on this node. */
  socketChanged(memberId: number, nth: number, isOpen: boolean): void {
    this.changed(socketsName(nth), memberId, isOpen)
  }

  /**
   * How many of a member's sockets this node, which has so many of them, must end because there are too many
   * in all. The node with the most does it, of several such nodes the one with the lowest id.
   */
  tooMany(memberId: number, here: number): number {
    let all = here
    for (const [node, other] of this.others) {
      const there = socketsOn(other, memberId)
      if (there > here || (there === here && node < this.options.node)) return 0
      all += there
    }
    return Math.max(0, all - SOCKETS_PER_MEMBER_MAX)
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
        for (const memberId of other.watchers.get(socketsName(1)) ?? [])
          this.options.onSocketElsewhere(memberId)
        return
      case 'alive':
        return event.version === other.version ? undefined : this.ask(node)
      case 'changed':
        if (event.version !== other.version + 1)
          return event.version > other.version ? this.ask(node) : undefined
        other.version = event.version
        for (const change of event.changes) apply(other.watchers, change)
        for (const [name, memberId, isOpen] of event.changes)
          if (isOpen && isSockets(name)) this.options.onSocketElsewhere(memberId)
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

function socketsOn({ watchers }: OtherNode, memberId: number): number {
  let sockets = 0
  while (watchers.get(socketsName(sockets + 1))?.has(memberId)) sockets += 1
  return sockets
}

function apply(watchers: Map<string, Set<number>>, [destination, memberId, watching]: WatchChange): void {
  const members = watchers.get(destination)
  if (watching) {
    if (members) members.add(memberId)
    else watchers.set(destination, new Set([memberId]))
  } else if (members?.delete(memberId) && members.size === 0) watchers.delete(destination)
}

import { beforeEach, describe, expect, it } from 'vitest'
import { groupTopic } from '#contract/ws/destinations.ts'
import type { PresenceEvent, WatchChange, Watchers } from './presence.events.ts'
import { Presence, socketWatchers } from './presence.ts'

const ROOM = groupTopic(5)
const OTHER_ROOM = groupTopic(6)
let own: Watchers[]
let said: PresenceEvent[]
let presence: Presence
let elsewhere: number[]

beforeEach(() => {
  own = []
  said = []
  elsewhere = []
  presence = new Presence({
    node: 'here',
    say: (event) => said.push(event),
    ownWatchers: () => own,
    onSocketElsewhere: (memberId) => elsewhere.push(memberId),
  })
})

type Words = PresenceEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'kind' | 'node'>
    : never
  : never
const hear = (words: Words, node = 'there') => presence.receive({ kind: 'presence', node, ...words })
/** What was published since the last call. */
function newlySaid(): Words[] {
  return said.splice(0).map(({ kind, node, ...words }) => {
    expect([kind, node]).toEqual(['presence', 'here'])
    return words
  })
}
const snapshot = (version: number, ...watchers: Watchers[]) => hear({ say: 'snapshot', version, watchers })
const changed = (version: number, ...changes: WatchChange[]) => hear({ say: 'changed', version, changes })
const watches = (memberId: number, room = ROOM) => presence.watchesElsewhere(room, memberId)
const beat = (times: number) => {
  for (let n = 0; n < times; n += 1) presence.beat()
}
const wanted = [{ say: 'wanted', of: 'there' }]

describe('what a node tells the others', () => {
  it('is sent when it starts and when it stops', () => {
    presence.hello()
    presence.goodbye()
    expect(newlySaid()).toEqual([{ say: 'hello' }, { say: 'gone' }])
  })

  it('contains what changed within a tick, in one message with the next version', async () => {
    presence.changed(ROOM, 1, true)
    presence.changed(ROOM, 2, true)
    expect(newlySaid()).toEqual([])
    await Promise.resolve()
    presence.changed(ROOM, 1, false)
    await Promise.resolve()
    expect(newlySaid()).toEqual([
      {
        say: 'changed',
        version: 1,
        changes: [
          [ROOM, 1, true],
          [ROOM, 2, true],
        ],
      },
      { say: 'changed', version: 2, changes: [[ROOM, 1, false]] },
    ])
  })

  it('says every fifth beat that it is alive, with its version', async () => {
    beat(4)
    expect(newlySaid()).toEqual([])
    beat(1)
    presence.changed(ROOM, 1, true)
    await Promise.resolve()
    beat(5)
    expect(newlySaid().filter(({ say }) => say === 'alive')).toEqual([
      { say: 'alive', version: 0 },
      { say: 'alive', version: 1 },
    ])
  })

  it('includes a snapshot of its own watchers for a node that starts or wants one, and for no other', () => {
    own = [[ROOM, [1, 2]]]
    const answer = [{ say: 'snapshot', version: 0, watchers: own }]
    hear({ say: 'hello' })
    expect(newlySaid()).toEqual(answer)
    hear({ say: 'wanted', of: 'here' })
    expect(newlySaid()).toEqual(answer)
    hear({ say: 'wanted', of: 'a third' })
    expect(newlySaid()).toEqual([])
  })
})

describe('what a node knows of another', () => {
  it("is the other node's latest snapshot", () => {
    snapshot(3, [ROOM, [1, 2]])
    expect([1, 2, 3].map((memberId) => watches(memberId))).toEqual([true, true, false])
    expect(watches(1, OTHER_ROOM)).toBe(false)
    snapshot(4, [OTHER_ROOM, [1]])
    expect([watches(1), watches(1, OTHER_ROOM)]).toEqual([false, true])
    expect(newlySaid()).toEqual([])
  })

  it('follows the changes that come after it, one by one', () => {
    snapshot(3, [ROOM, [1]])
    changed(4, [ROOM, 2, true], [OTHER_ROOM, 3, true])
    expect([watches(1), watches(2), watches(3, OTHER_ROOM)]).toEqual([true, true, true])
    changed(5, [ROOM, 1, false])
    expect([watches(1), watches(2)]).toEqual([false, true])
    changed(6, [ROOM, 2, false], [ROOM, 9, false])
    changed(7, [ROOM, 1, true])
    expect([watches(1), watches(2)]).toEqual([true, false])
    expect(newlySaid()).toEqual([])
  })

  it('is requested again when a change is missing; nothing is guessed', () => {
    snapshot(3, [ROOM, [1]])
    changed(5, [ROOM, 2, true])
    expect(newlySaid()).toEqual(wanted)
    expect(watches(2)).toBe(false)
  })

  it('ignores a change that was already applied', () => {
    snapshot(3, [ROOM, [1]])
    changed(3, [ROOM, 1, false])
    changed(2, [ROOM, 1, false])
    expect(watches(1)).toBe(true)
    expect(newlySaid()).toEqual([])
  })

  it('is requested when the other node is alive with another version', () => {
    snapshot(3)
    hear({ say: 'alive', version: 3 })
    expect(newlySaid()).toEqual([])
    hear({ say: 'alive', version: 4 })
    expect(newlySaid()).toEqual(wanted)
    hear({ say: 'alive', version: 0 }, 'a third')
    expect(newlySaid()).toEqual([{ say: 'wanted', of: 'a third' }])
  })

  it("is requested when the first change received is not the other node's first", () => {
    changed(1, [ROOM, 1, true])
    expect(newlySaid()).toEqual(wanted)
    expect(watches(1)).toBe(false)
  })

  it('is forgotten when the other node stops', () => {
    snapshot(3, [ROOM, [1]])
    hear({ say: 'gone' })
    expect(watches(1)).toBe(false)
    expect(newlySaid()).toEqual([])
  })

  it('is forgotten after fifteen beats of silence, and not before', () => {
    snapshot(3, [ROOM, [1]])
    beat(14)
    expect(watches(1)).toBe(true)
    hear({ say: 'alive', version: 3 })
    beat(14)
    expect(watches(1)).toBe(true)
    beat(1)
    expect(watches(1)).toBe(false)
  })

  it('does not mix with what other nodes tell', () => {
    snapshot(3, [ROOM, [1]])
    hear({ say: 'snapshot', version: 1, watchers: [[ROOM, [2]]] }, 'a third')
    expect([watches(1), watches(2)]).toEqual([true, true])
    hear({ say: 'gone' })
    expect([watches(1), watches(2)]).toEqual([false, true])
  })

  it("does not include the node's own messages", () => {
    hear({ say: 'snapshot', version: 1, watchers: [[ROOM, [1]]] }, 'here')
    hear({ say: 'hello' }, 'here')
    expect(watches(1)).toBe(false)
    expect(newlySaid()).toEqual([])
  })
})

describe('the sockets of a member', () => {
  const sockets = (memberId: number, count: number): WatchChange[] =>
    Array.from({ length: count }, (_, n) => [`sockets:${n + 1}`, memberId, true])

  it('are told with their number, one message a tick', async () => {
    presence.socketChanged(1, 1, true)
    presence.socketChanged(1, 2, true)
    presence.socketChanged(1, 2, false)
    await Promise.resolve()
    expect(newlySaid()).toEqual([
      {
        say: 'changed',
        version: 1,
        changes: [
          ['sockets:1', 1, true],
          ['sockets:2', 1, true],
          ['sockets:2', 1, false],
        ],
      },
    ])
  })

  it('are reported when one is opened elsewhere or heard of, not when one is closed', () => {
    snapshot(0, ['sockets:1', [9]], ['sockets:2', [9]])
    changed(1, ['sockets:1', 7, true], [ROOM, 8, true])
    changed(2, ['sockets:1', 7, false])
    expect(elsewhere).toEqual([9, 7])
  })

  it('are too many beyond twenty in all, for the node with the most, of equal ones the first', () => {
    snapshot(0)
    changed(1, ...sockets(7, 10))
    expect([10, 11].map((here) => presence.tooMany(7, here))).toEqual([0, 1])
    expect([20, 21, 25].map((here) => presence.tooMany(8, here))).toEqual([0, 1, 5])
    changed(2, ['sockets:11', 7, true])
    // 'here' comes before 'there'
    expect([10, 11].map((here) => presence.tooMany(7, here))).toEqual([0, 2])
  })
})

it('socketWatchers lists a member once for each of their sockets', () => {
  expect(
    socketWatchers([
      [1, 2],
      [2, 1],
    ]),
  ).toEqual([
    ['sockets:1', [1, 2]],
    ['sockets:2', [1]],
  ])
  expect(socketWatchers([])).toEqual([])
})

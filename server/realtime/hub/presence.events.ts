/**
 * A destination (WS1 or WS2 of one room) and the members subscribed to it on the sending node; or `sockets:3`
 * and the members with at least three sockets there; or `sight` and the members with a page in sight there.
 */
export type Watchers = readonly [destination: string, memberIds: readonly number[]]
export type WatchChange = readonly [destination: string, memberId: number, watching: boolean]

/**
 * What nodes tell each other over the bus about open rooms, sockets and pages in sight. The rules are in
 * `presence.ts`.
 */
export type PresenceEvent = { kind: 'presence'; node: string } & (
  | { say: 'hello' }
  | { say: 'changed'; version: number; changes: readonly WatchChange[] }
  | { say: 'alive'; version: number }
  | { say: 'snapshot'; version: number; watchers: readonly Watchers[] }
  | { say: 'wanted'; of: string }
  | { say: 'gone' }
)

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { KeptRecord } from './keptDisk.ts'

/** An answer that may be kept. Compared by `source`; `value` is only called when it is written. */
export interface KnownAnswer {
  /** A new object whenever the value has changed. */
  source: unknown
  receivedAt: number
  value: () => unknown
}

/** What a feature keeps on the device, as functions of the state alone: they also hold after time travel. */
export interface KeptPart<State> {
  /** The keys of what a screen shows that has no answer yet. Each is looked up on the device once. */
  wanted: (state: State) => readonly string[]
  /** The record's value if it still fits the contract, else null. */
  check: (key: string, value: unknown) => Promise<unknown>
  /** Puts a checked record into the state, unless an answer has arrived meanwhile. */
  show: (key: string, record: KeptRecord) => ThunkAction<unknown, State, unknown, UnknownAction>
  /** Answers of the server in the state. Null: the server refuses it now, so its record is deleted. */
  known: (state: State) => ReadonlyMap<string, KnownAnswer | null>
  /** Those of the kept keys that newer answers show to be of no use any more. */
  outdated: (state: State, keys: readonly string[]) => readonly string[]
}

import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { Timestamp } from '#contract/scalars.ts'

/**
 * WAITING for a node, WORKING, READY for `EXPORT_LIVES_SECONDS`. FAILED: nothing was made, and it can be
 * asked for again.
 */
export const EXPORT_STATES = ['WAITING', 'WORKING', 'READY', 'FAILED'] as const

/** What an export has, in the order in which it is made. */
export const EXPORT_PARTS = ['PROFILE', 'ARCHIVE', 'MESSAGES', 'BANDS'] as const

/** The caller's newest export. */
export const DataExport = v.object({
  /** Null: none, or it is over. */
  state: v.nullable(v.picklist(EXPORT_STATES)),
  /** How many of `EXPORT_PARTS` are done. */
  partsDone: v.number(),
  /** The next five are null unless READY. */
  fileName: v.nullable(v.string()),
  bytes: v.nullable(v.number()),
  readyAt: v.nullable(Timestamp),
  expiresAt: v.nullable(Timestamp),
  /** Good for `EXPORT_URL_SECONDS`, without a token: whoever has it can download. */
  url: v.nullable(v.string()),
  /** What an export would have now. Null while one is being made. */
  counts: v.nullable(
    v.object({
      tracks: v.number(),
      folders: v.number(),
      /** Sent by the caller. */
      messages: v.number(),
      /** Managed by the caller. */
      bands: v.number(),
      applications: v.number(),
    }),
  ),
})
export type DataExport = v.InferOutput<typeof DataExport>

/**
 * DX1 (ours). Asks for a file with everything that the caller has in 합주. It is made in the background; a DATA
 * notification tells when it is ready. One at a time: with one that is not ready yet nothing more is asked,
 * and a new one replaces the last. Refuses: COMMON429.
 */
export const askForExport = call({
  id: 'DX1',
  method: 'POST',
  path: '/api/exports',
  auth: 'required',
  body: 'void',
})

/** DX2 (ours). Returns how far the caller's export is. */
export const readExport = call({
  id: 'DX2',
  method: 'GET',
  path: '/api/exports',
  auth: 'required',
  body: 'enveloped',
  answer: DataExport,
})

/** DX3 (ours). Stops making the caller's export. One that is ready stays. Idempotent. */
export const cancelExport = call({
  id: 'DX3',
  method: 'DELETE',
  path: '/api/exports',
  auth: 'required',
  body: 'void',
})

import * as v from 'valibot'

/**
 * The envelope (docs/wire.md "Envelope"). Failures are always enveloped, also on calls whose success is bare.
 * Without a value `result` is absent, not null.
 */
export const Envelope = v.object({
  isSuccess: v.boolean(),
  code: v.string(),
  message: v.string(),
  result: v.optional(v.unknown()),
})
export type Envelope<T = unknown> = { isSuccess: boolean; code: string; message: string; result?: T }

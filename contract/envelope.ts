import * as v from 'valibot'

/**
 * The envelope of docs/wire.md "Envelope". Every failure is enveloped, also on calls whose success is bare;
 * `result` is left out, not null, when there is no value.
 */
export const Envelope = v.object({
  isSuccess: v.boolean(),
  code: v.string(),
  message: v.string(),
  result: v.optional(v.unknown()),
})
export type Envelope<T = unknown> = { isSuccess: boolean; code: string; message: string; result?: T }

import { type GenericSchema, safeParse } from 'valibot'
import { api } from '#src/api/api.ts'
import type { ApiError } from '#src/api/apiError.ts'
import type { KeptPart, KnownAnswer } from './keptPart.ts'
import { keptAnswerShown, selectReceivedAt, type WithApi, type WithKept } from './keptSlice.ts'

/** One endpoint whose answers are kept, by its name. */
export interface KeptEndpoint {
  /** Loads the schema of its data, which a first visit does not need. */
  schema: () => Promise<GenericSchema | undefined>
  /** The part of the data that is kept; absent: all of it. */
  trim?: (data: never) => unknown
  /** The socket keeps the data fresh while this is true. */
  isLive?: (state: never) => boolean
}

type State = WithApi & Partial<WithKept>
type Entry = State['api']['queries'][string]

/** Refused for a reason that another try does not change: there is no such thing for this member any more. */
const isGone = (error: ApiError | undefined) =>
  error?.kind === 'refused' && error.status !== 401 && error.status !== 429

/**
 * Keeps the answers of these endpoints. A kept answer is patched into the entry of the request that is under
 * way or has failed: the request goes on, and its answer replaces what was kept.
 */
export function keptQueries(endpoints: Readonly<Record<string, KeptEndpoint>>): KeptPart<State> {
  const entriesOf = (state: State) =>
    Object.entries(state[api.reducerPath].queries).flatMap(([key, entry]) => {
      const endpoint = entry?.endpointName === undefined ? undefined : endpoints[entry.endpointName]
      return endpoint && entry ? [{ key, entry, endpoint }] : []
    })

  return {
    wanted: (state) =>
      entriesOf(state).flatMap(({ key, entry }) =>
        entry.data === undefined && !isRefused(entry) ? [key] : [],
      ),

    async check(key, value) {
      const endpoint = endpoints[key.slice(0, key.indexOf('('))]
      const schema = await endpoint?.schema()
      const parsed = schema && safeParse(schema, value)
      return parsed?.success ? parsed.output : null
    },

    show:
      (queryCacheKey, { value, receivedAt }) =>
      (dispatch, getState) => {
        const entry = getState()[api.reducerPath].queries[queryCacheKey]
        if (!entry?.endpointName) return
        dispatch(keptAnswerShown({ queryCacheKey, receivedAt }))
        dispatch(patched(entry.endpointName, entry.originalArgs, value))
      },

    known(state) {
      const answers = new Map<string, KnownAnswer | null>()
      for (const { key, entry, endpoint } of entriesOf(state)) {
        if (isRefused(entry)) answers.set(key, null)
        // what is from the device is there already
        else if (entry.data !== undefined && entry.fulfilledTimeStamp && state.kept?.shown[key] === undefined)
          answers.set(key, {
            source: entry.data,
            receivedAt: endpoint.isLive?.(state as never) ? Date.now() : (selectReceivedAt(state, key) ?? 0),
            value: () => endpoint.trim?.(entry.data as never) ?? entry.data,
          })
      }
      return answers
    },

    outdated: () => [],
  }
}

const isRefused = (entry: NonNullable<Entry>) =>
  entry.status === 'rejected' && isGone(entry.error as ApiError | undefined)

/** `patchQueryData` knows the types of endpoints that were injected into `api` itself, and here are none. */
const patched = (endpointName: string, arg: unknown, value: unknown) =>
  api.util.patchQueryData(
    endpointName as never,
    arg as never,
    [{ op: 'replace', path: [], value }],
    true,
  ) as ReturnType<typeof api.util.patchQueryData>

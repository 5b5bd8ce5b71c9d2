import type { Params } from 'react-router-dom'
import { api } from '#src/api/api.ts'
import { askEarly } from '#src/api/early.ts'
import { selectAccessToken } from '#src/auth/authSlice.ts'
import type { AppStore } from '../store.ts'
import { ASKED_EARLY, type EarlyAsk } from './askedEarly.ts'

/** No component shows the answer yet, so it is kept as long as an answer that is no longer shown. */
const AHEAD = { subscribe: false }

type Initiate = (arg: unknown, options: typeof AHEAD) => Parameters<AppStore['dispatch']>[0]
const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>

/**
 * Sends the first requests of a screen while its code is loading. A loaded endpoint checks the cache first.
 * The answer for an endpoint that comes with the screen's code is kept until that endpoint requests it.
 */
export function askAhead(store: AppStore, path: string, params: Params, search: URLSearchParams): void {
  for (const { address, endpoint } of ASKED_EARLY[path]?.(params, search) ?? [])
    if (endpoint) askOne(store, address, endpoint)
}

function askOne(
  { dispatch, getState }: AppStore,
  address: string,
  { name, arg }: NonNullable<EarlyAsk['endpoint']>,
): void {
  const loaded = endpoints[name]
  const accessToken = selectAccessToken(getState())
  if (loaded) dispatch(loaded.initiate(arg, AHEAD))
  else if (accessToken !== null) askEarly([address], accessToken)
}

import type { Params } from 'react-router-dom'
import { api } from '#src/api/api.ts'
import { askEarly } from '#src/api/early.ts'
import { selectAccessToken } from '#src/auth/authSlice.ts'
import type { AppStore } from '../store.ts'
import { ASKED_EARLY, type EarlyAsk } from './askedEarly.ts'

/** No component shows the answer yet, so it is kept as long as one that is no longer shown. */
const AHEAD = { subscribe: false }

type Initiate = (arg: unknown, options: typeof AHEAD) => Parameters<AppStore['dispatch']>[0]
const endpoints = api.endpoints as Record<string, { initiate: Initiate } | undefined>

/**
 * Sends what a screen asks first while its code is on its way. An endpoint that has been loaded knows what the cache has; for one that
 * comes with the screen's code, the answer is kept until the endpoint asks.
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

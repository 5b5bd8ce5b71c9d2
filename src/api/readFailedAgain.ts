import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api } from './api.ts'

type State = Parameters<typeof api.util.selectInvalidatedBy>[0]

/** The endpoints are injected by features, so their arguments are unknown here. */
type AnyEndpoint = {
  initiate: (argument: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction
}

/** Sends the query of a cache entry again whose last answer was a failure. */
export const readFailedAgain =
  (queryCacheKey: string): ThunkAction<void, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const entry = getState()[api.reducerPath].queries[queryCacheKey]
    if (entry?.status !== 'rejected' || !entry.endpointName) return
    const endpoint = (api.endpoints as Record<string, AnyEndpoint>)[entry.endpointName]
    if (endpoint) dispatch(endpoint.initiate(entry.originalArgs, { subscribe: false, forceRefetch: true }))
  }

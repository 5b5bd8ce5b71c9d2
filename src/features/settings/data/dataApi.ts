import { askForExport, cancelExport, type DataExport, readExport } from '#contract/http/auth/dataExport.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** DX1 to DX3. */
const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read again whenever the screen opens: its address is good for minutes only. */
    readExport: build.query<DataExport, void>({
      query: () => request(readExport),
      providesTags: ['DataExport'],
      keepUnusedDataFor: 0,
    }),
    askForExport: build.mutation<void, void>({
      query: () => request(askForExport),
      invalidatesTags: ['DataExport'],
    }),
    cancelExport: build.mutation<void, void>({
      query: () => request(cancelExport),
      invalidatesTags: ['DataExport'],
    }),
  }),
})

export const { useReadExportQuery, useCancelExportMutation } = dataApi

/**
 * Asks for a file. A second tap must not ask for another one, so `isAsking` lasts until the answer has been
 * followed by a whole read. Other requests delay that read.
 */
export function useAskForExport() {
  const [ask, { isLoading, fulfilledTimeStamp: askedAt, error }] = dataApi.useAskForExportMutation()
  const { isFetching, startedTimeStamp: readAt = 0 } = dataApi.endpoints.readExport.useQueryState()
  const isUnread = askedAt !== undefined && (isFetching || readAt < askedAt)
  return { ask: () => void ask(), isAsking: isLoading || isUnread, error }
}

import type { AnswerOf } from '#contract/call.ts'
import { listBandMembers, readBandDetail } from '#contract/http/bands/bands.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** What has to be known before applying to a band. */
export interface Recruiting {
  /** The manager of the band. */
  managerId: number | null
  /** The sessions open for applications now, in the manager's order; empty: none. */
  wanted: BandSessionType[]
}

export const joinApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** B4 and B5, without retries: the member is waiting, and can try again. */
    readRecruiting: build.query<Recruiting, number>({
      queryFn: async (bandId, _api, _options, ask) => {
        const path = { bandId }
        const [band, people] = await Promise.all([
          ask({ ...request(readBandDetail, { path }), once: true }),
          ask({ ...request(listBandMembers, { path }), once: true }),
        ])
        if (band.error) return { error: band.error }
        if (people.error) return { error: people.error }
        return {
          data: recruitingOf(
            band.data as AnswerOf<typeof readBandDetail>,
            people.data as AnswerOf<typeof listBandMembers>,
          ),
        }
      },
      keepUnusedDataFor: 0,
      providesTags: (_recruiting, _error, bandId) => [{ type: 'Band', id: bandId }],
    }),
  }),
})

function recruitingOf(
  { status }: AnswerOf<typeof readBandDetail>,
  people: AnswerOf<typeof listBandMembers>,
): Recruiting {
  const open = people.filter(({ isRecruiting }) => isRecruiting).map(({ role }) => role)
  return {
    managerId: people.find(({ isRecruiting }) => !isRecruiting)?.id ?? null,
    wanted: status === 'RECRUITING' ? [...new Set(open)] : [],
  }
}

import type { AnswerOf, InputOf } from '#contract/call.ts'
import { readReport, report } from '#contract/http/safety/reports.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

export type ReportSent = InputOf<typeof report>
export type OwnReport = AnswerOf<typeof readReport>

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** RP1. It changes nothing that the app shows. */
    report: build.mutation<AnswerOf<typeof report>, ReportSent>({
      query: (body) => request(report, { body }),
    }),
    /** RP2. */
    readReport: build.query<OwnReport, number>({
      query: (reportId) => request(readReport, { path: { reportId } }),
    }),
  }),
})

export const { useReportMutation, useReadReportQuery } = reportsApi

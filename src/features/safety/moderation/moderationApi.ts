import type { AnswerOf, InputOf } from '#contract/call.ts'
import * as calls from '#contract/http/safety/moderation.ts'
import { api } from '#src/api/api.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { request } from '#src/api/request.ts'

export type CasesPage = AnswerOf<typeof calls.listCases>
export type CaseDetail = AnswerOf<typeof calls.readCase>
export type Action = AnswerOf<typeof calls.listModerationActions>['actions'][number]
export type FoundMember = AnswerOf<typeof calls.findMembers>[number]
type SanctionsPage = AnswerOf<typeof calls.listSanctions>
type ObjectionsPage = AnswerOf<typeof calls.listObjections>
type ActionsPage = AnswerOf<typeof calls.listModerationActions>
type Decided = InputOf<typeof calls.decideCase> & { caseId: number }

/** The first page, and the next one after each cursor until there is none. */
const byCursor = {
  initialPageParam: null as number | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: number | null }) => nextCursor ?? undefined,
}

const after = (cursor: number | null) => (cursor === null ? {} : { cursor })

/**
 * MD1 to MD10. What one moderator changes shows to another within a moment (`POLL_MS`), or after a refusal:
 * lists are read again after any answer to a change.
 */
const moderationApi = api
  .enhanceEndpoints({ addTagTypes: ['Case', 'Objection', 'ModeratedSanction', 'ModerationAction'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** MD1. */
      listCases: build.infiniteQuery<CasesPage, calls.CaseState, number | null>({
        query: ({ queryArg: state, pageParam }) =>
          request(calls.listCases, { query: { state, ...after(pageParam) } }),
        infiniteQueryOptions: byCursor,
        providesTags: ['Case'],
      }),
      /** MD2. */
      readCase: build.query<CaseDetail, number>({
        query: (caseId) => request(calls.readCase, { path: { caseId } }),
        providesTags: (_detail, _error, caseId) => [{ type: 'Case', id: caseId }],
        keepUnusedDataFor: 0,
      }),
      /** MD3. */
      takeCase: build.mutation<null, { caseId: number; isTaken: boolean }>({
        query: ({ caseId, isTaken }) => request(calls.takeCase, { path: { caseId }, body: { isTaken } }),
        invalidatesTags: ['Case', 'ModerationAction'],
      }),
      /** MD4. */
      decideCase: build.mutation<null, Decided>({
        query: ({ caseId, ...body }) => request(calls.decideCase, { path: { caseId }, body }),
        invalidatesTags: ['Case', 'ModeratedSanction', 'ModerationAction'],
      }),
      /** MD5. */
      listSanctions: build.infiniteQuery<SanctionsPage, number | null, number | null>({
        query: ({ queryArg: memberId, pageParam }) =>
          request(calls.listSanctions, {
            query: { ...(memberId !== null && { memberId }), ...after(pageParam) },
          }),
        infiniteQueryOptions: byCursor,
        providesTags: ['ModeratedSanction'],
      }),
      /** MD6. */
      liftSanction: build.mutation<null, { sanctionId: number; reason: string }>({
        query: ({ sanctionId, reason }) =>
          request(calls.liftSanction, { path: { sanctionId }, body: { reason } }),
        invalidatesTags: ['ModeratedSanction', 'ModerationAction', 'Objection', 'Case'],
      }),
      /** MD7. */
      listObjections: build.infiniteQuery<ObjectionsPage, boolean, number | null>({
        query: ({ queryArg: isOpen, pageParam }) =>
          request(calls.listObjections, {
            query: { isOpen: isOpen ? 'true' : 'false', ...after(pageParam) },
          }),
        infiniteQueryOptions: byCursor,
        providesTags: ['Objection'],
      }),
      /** MD8. */
      decideObjection: build.mutation<null, InputOf<typeof calls.decideObjection> & { objectionId: number }>({
        query: ({ objectionId, ...body }) => request(calls.decideObjection, { path: { objectionId }, body }),
        invalidatesTags: ['Objection', 'ModeratedSanction', 'ModerationAction', 'Case'],
      }),
      /** MD9. */
      findMembers: build.query<FoundMember[], string>({
        query: (q) => request(calls.findMembers, { query: { q } }),
        providesTags: ['ModeratedSanction'],
      }),
      /** MD10. */
      listModerationActions: build.infiniteQuery<ActionsPage, void, number | null>({
        query: ({ pageParam }) => request(calls.listModerationActions, { query: after(pageParam) }),
        infiniteQueryOptions: byCursor,
        providesTags: ['ModerationAction'],
      }),
    }),
  })

/** How often the lists on screen are read again. */
export const POLL_MS = 30_000

export const {
  useListCasesInfiniteQuery,
  useReadCaseQuery,
  useTakeCaseMutation,
  useDecideCaseMutation,
  useListSanctionsInfiniteQuery,
  useLiftSanctionMutation,
  useListObjectionsInfiniteQuery,
  useDecideObjectionMutation,
  useFindMembersQuery,
  useListModerationActionsInfiniteQuery,
} = moderationApi

/** The member has no role, or has lost it. */
export const isNoModerator = (error: unknown) =>
  error !== undefined && isRefusedWith(asApiError(error), 'COMMON403')

import type { AnswerOf, InputOf } from '#contract/call.ts'
import { uploadMedia } from '#contract/http/profile/profile.ts'
import {
  type ApplicationList,
  decideApplications,
  listApplications,
} from '#contract/http/recruitments/applications.ts'
import {
  changeRecruitment,
  createRecruitment,
  readRecruitment,
  type Recruitment,
  type RecruitmentResult,
} from '#contract/http/recruitments/recruitments.ts'
import { api } from '#src/api/api.ts'
import { askEach, type Outcome } from '#src/api/askEach.ts'
import { request } from '#src/api/request.ts'
import type { UploadProgress } from '#src/api/upload.ts'

/** The input, and the picture to upload with it. `onProgress` gets the progress of the upload, 0 to 1. */
type Written<Input> = Input & { image?: Blob | null; onProgress?: UploadProgress }

export type Decision = InputOf<typeof decideApplications>['applicantUpdate'][number]

const idOf = (bandId: InputOf<typeof changeRecruitment>['bandId']) => Number(bandId)

/** RC1 to RC5: the calls of a manager. */
export const recruitmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** PR3: a demo recording goes up when it is chosen, so that the form has only its address. */
    uploadMedia: build.mutation<AnswerOf<typeof uploadMedia>, { file: Blob; onProgress: UploadProgress }>({
      query: ({ file, onProgress }) => request(uploadMedia, { files: { file }, onProgress }),
    }),
    /** RC1. It adds a row to the room list. */
    createRecruitment: build.mutation<RecruitmentResult, Written<InputOf<typeof createRecruitment>>>({
      query: ({ image, onProgress, ...body }) =>
        request(createRecruitment, { body, files: { image }, onProgress }),
      invalidatesTags: (_band, error) => (error ? [] : ['Room', 'Bands']),
    }),
    /** RC2. ENDED removes the band from every list. */
    changeRecruitment: build.mutation<RecruitmentResult, Written<InputOf<typeof changeRecruitment>>>({
      query: ({ image, onProgress, ...body }) =>
        request(changeRecruitment, { body, files: { image }, onProgress }),
      invalidatesTags: (_band, error, { bandId, status }) => {
        const id = idOf(bandId)
        if (error) return []
        const listed = ['Room', 'Bands', 'Bookmark', { type: 'Band', id }] as const
        // the open screen must not read the ended band again, because it no longer exists
        return status === 'ENDED'
          ? listed
          : [...listed, { type: 'Recruitment', id }, { type: 'Applications', id }]
      },
    }),
    /** RC3. Not cached, because the form has to start with the current values. */
    readRecruitment: build.query<Recruitment, number>({
      query: (bandId) => request(readRecruitment, { path: { bandId } }),
      providesTags: (_recruitment, _error, bandId) => [{ type: 'Recruitment', id: bandId }],
      keepUnusedDataFor: 0,
    }),
    /** RC4. */
    listApplications: build.query<ApplicationList, number>({
      query: (bandId) => request(listApplications, { path: { bandId } }),
      providesTags: (_list, _error, bandId) => [{ type: 'Applications', id: bandId }],
    }),
    /**
     * RC5, one call per room, so that a refusal for one applicant does not affect the others. A decision that
     * succeeded is in the list at once, even if the list cannot be read again. After any answer the list is
     * read again.
     */
    decideApplications: build.mutation<
      Outcome,
      { bandId: number; roomIds: readonly number[] } & Omit<Decision, 'roomId'>
    >({
      queryFn: async ({ bandId, roomIds, ...decision }, _api, _options, ask) => ({
        data: await askEach(roomIds, (roomId) =>
          ask(
            request(decideApplications, {
              path: { bandId },
              body: { applicantUpdate: [{ roomId, ...decision }] },
            }),
          ),
        ),
      }),
      async onQueryStarted({ bandId, roomIds, status }, { dispatch, queryFulfilled }) {
        const { failed } = (await queryFulfilled).data
        const decided = new Set(roomIds)
        for (const { id } of failed) decided.delete(id)
        dispatch(
          recruitmentsApi.util.updateQueryData('listApplications', bandId, ({ bandChatList }) => {
            for (const applicant of bandChatList)
              if (decided.has(applicant.roomId)) applicant.passFail = status
          }),
        )
      },
      invalidatesTags: (_outcome, _error, { bandId }) => [
        'Room',
        // with the last session that is recruited, the band leaves the lists of recruiting ones
        'Bands',
        { type: 'Applications', id: bandId },
        { type: 'Band', id: bandId },
        { type: 'Recruitment', id: bandId },
      ],
    }),
  }),
})

export const {
  useUploadMediaMutation,
  useCreateRecruitmentMutation,
  useChangeRecruitmentMutation,
  useReadRecruitmentQuery,
  useListApplicationsQuery,
  useDecideApplicationsMutation,
} = recruitmentsApi

import type { AnswerOf } from '#contract/call.ts'
import { changeProfile, readProfile, type Profile } from '#contract/http/profile/profile.ts'
import { listSurveyKeywords } from '#contract/http/survey.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'
import { payloadOf, type ProfileChange } from './editor/profilePayload.ts'

interface ProfileSaved {
  change: ProfileChange
  /** The fields of `change` that are sent although they are empty, to clear them. */
  emptied?: readonly (keyof ProfileChange)[]
  /** A square JPEG; null: the picture does not change. */
  picture?: Blob | null
  /** Called with the progress of the picture's upload, 0 to 1. */
  onProgress?: (share: number) => void
}

/** The name of the uploaded file (docs/product/profile.md "Profile change"). */
const PICTURE_NAME = 'profile.jpg'

/** PR1 and PR2: the member's own profile. S2: the keywords to choose from. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    readProfile: build.query<Profile, void>({
      query: () => request(readProfile),
      providesTags: ['Profile'],
    }),
    /** Multipart with a picture, otherwise JSON. */
    changeProfile: build.mutation<AnswerOf<typeof changeProfile>, ProfileSaved>({
      query: ({ change, emptied, picture, onProgress }) =>
        request(changeProfile, {
          body: payloadOf(change, emptied),
          files: { profileImage: picture && new File([picture], PICTURE_NAME, { type: picture.type }) },
          onProgress,
        }),
      // new favourites are saved in the archive too
      invalidatesTags: (_profile, error, { change }) => (error || !change.artists ? [] : ['Archive']),
      async onQueryStarted(_saved, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled
          // the answer is the new profile, so there is no need to read it again
          await dispatch(profileApi.util.upsertQueryData('readProfile', undefined, data))
        } catch {
          // the caller shows the failure
        }
      },
    }),
    listSurveyKeywords: build.query<AnswerOf<typeof listSurveyKeywords>, void>({
      query: () => request(listSurveyKeywords),
    }),
  }),
})

export const { useReadProfileQuery, useChangeProfileMutation, useListSurveyKeywordsQuery } = profileApi

import {
  type BlockedMember,
  blockMember,
  listBlockedMembers,
  unblockMember,
} from '#contract/http/safety/blocks.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** A block and its end change every list that shows members, rooms or bands. */
const CHANGED = [
  'Block',
  'Friend',
  'Notification',
  'Member',
  'Room',
  'Band',
  'Bands',
  'Bookmark',
  'Applications',
] as const

/** BL1 to BL3. */
export const blocksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** BL1, the latest first. */
    listBlockedMembers: build.query<BlockedMember[], void>({
      query: () => request(listBlockedMembers),
      providesTags: ['Block'],
    }),
    /** BL2, by member id. Also after a failure: it may have succeeded although the answer was lost. */
    blockMember: build.mutation<null, number>({
      query: (memberId) => request(blockMember, { path: { memberId } }),
      invalidatesTags: CHANGED,
    }),
    /** BL3, by member id. The row leaves the list as soon as the call has succeeded. */
    unblockMember: build.mutation<null, number>({
      query: (memberId) => request(unblockMember, { path: { memberId } }),
      async onQueryStarted(unblockedId, { dispatch, queryFulfilled }) {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) return
        dispatch(
          blocksApi.util.updateQueryData('listBlockedMembers', undefined, (members) =>
            members.filter(({ memberId }) => memberId !== unblockedId),
          ),
        )
      },
      invalidatesTags: CHANGED,
    }),
  }),
})

export const { useListBlockedMembersQuery, useBlockMemberMutation, useUnblockMemberMutation } = blocksApi

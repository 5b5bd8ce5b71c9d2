import type { Params } from 'react-router-dom'
import * as v from 'valibot'
import { Id } from '#contract/scalars.ts'
import { api } from '#src/api/api.ts'
import { askEarly } from '#src/api/early.ts'
import { selectAccessToken } from '#src/auth/authSlice.ts'
import { membersApi } from '#src/features/profile/public.ts'
import { profileApi } from '#src/features/profile/public.ts'
import type { AppStore } from '../store.ts'
import { RECOMMENDED } from './earlyRequests.ts'

/** Nobody shows it yet: it is kept as long as what nobody shows any more. What is known or on its way is not asked again. */
const AHEAD = { subscribe: false }

type Ask = (store: AppStore, params: Params) => void

/** No member has the id of such an address: the screen says so, and nothing is asked. */
function memberIdOf({ memberId }: Params): number | null {
  const id = v.safeParse(Id, memberId)
  return id.success ? id.output : null
}

const member: Ask = ({ dispatch }, params) => {
  const id = memberIdOf(params)
  if (id !== null) void dispatch(membersApi.endpoints.readMember.initiate(id, AHEAD))
}

const songs: Ask = ({ dispatch }, params) => {
  const id = memberIdOf(params)
  if (id !== null) void dispatch(membersApi.endpoints.listMemberTracks.initiate(id, AHEAD))
}

/** Asked until the endpoint is there to say what is known already: it comes with the screen, and would be too much for the frame. */
const recommended = ({ getState }: AppStore): void => {
  const accessToken = selectAccessToken(getState())
  if (accessToken !== null && !('findRecommended' in api.endpoints)) askEarly([RECOMMENDED], accessToken)
}

/** What a screen asks the server first, asked while the screen's own code is still on its way. */
export const ahead = {
  ownProfile: ({ dispatch }) => void dispatch(profileApi.endpoints.readProfile.initiate(undefined, AHEAD)),
  member,
  recommended,
  memberWithSongs: (store, params) => {
    member(store, params)
    songs(store, params)
  },
} satisfies Record<string, Ask>

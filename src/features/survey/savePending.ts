import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { PlayedSession } from '#contract/sessions.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { selectIsAuthenticated, selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { savingApi } from '#src/features/archive/public.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { makeChoiceStorage, type PendingChoices } from './choiceStorage.ts'
import { surveyApi } from './surveyApi.ts'

const { saveItem } = savingApi.endpoints

type Thunk<Result> = ThunkAction<Promise<Result>, WithAuth, unknown, UnknownAction>

/** `waiting`: a visitor, whose choices are saved after the next log-in or sign-up (P1). */
export type SaveOutcome = 'nothing' | 'waiting' | 'saved' | 'failed'

const readOwnProfile = () =>
  profileApi.endpoints.readProfile.initiate(undefined, { subscribe: false, forceRefetch: true })

const isEmpty = ({ artistIds, sessions }: PendingChoices) => artistIds.length === 0 && sessions.length === 0

/**
 * Saves pending choices: with S7 when the member's id is known, else with AR1 for each artist and PR2 for the
 * sessions (docs/product/survey.md "Saving the choices"). Choices that could not be saved stay pending until
 * the next step, start or log-in. Never rejects.
 */
export const savePending =
  (storage = makeChoiceStorage()): Thunk<SaveOutcome> =>
  async (dispatch, getState) => {
    const pending = storage.readPending()
    if (isEmpty(pending)) return 'nothing'
    const memberId = selectMemberId(getState())
    if (memberId === null && !selectIsAuthenticated(getState())) return 'waiting'
    const isSaved = await dispatch(memberId === null ? saveByToken(pending) : saveById(memberId, pending))
    if (!isSaved) return 'failed'
    storage.dropPending(pending)
    return 'saved'
  }

/** An empty list is omitted: it would clear what an earlier step has saved. */
const saveById =
  (memberId: number, { artistIds, sessions }: PendingChoices): Thunk<boolean> =>
  async (dispatch, getState) => {
    const save = () =>
      dispatch(
        surveyApi.endpoints.saveSurvey.initiate({
          memberId,
          ...(artistIds.length > 0 && { selectedArtists: artistIds }),
          ...(sessions.length > 0 && { selectedSessions: sessions }),
        }),
      )
    const { error } = await save()
    if (!error || !isRefusedWith(asApiError(error), 'COMMON403') || !selectIsAuthenticated(getState()))
      return !error
    // S7 ignores an expired token and then goes by the member id, which is good for one survey only. Any call
    // that requires a token renews it.
    await dispatch(readOwnProfile())
    return !(await save()).error
  }

const saveByToken =
  ({ artistIds, sessions }: PendingChoices): Thunk<boolean> =>
  async (dispatch) => {
    const saved = await Promise.all([
      ...artistIds.map((spotifyId) => dispatch(saveItem.initiate({ kind: 'artists', spotifyId }))),
      ...(sessions.length > 0 ? [dispatch(saveSessions(sessions))] : []),
    ])
    return saved.every(({ error }) => !error)
  }

/**
 * One PR2 with the sessions only, merged with those of the profile if it can be read: PR2 replaces the list.
 */
const saveSessions =
  (sessions: PlayedSession[]): Thunk<{ error?: unknown }> =>
  async (dispatch) => {
    const { data } = await dispatch(readOwnProfile())
    const byType = new Map(
      [...(data?.availableSessions ?? []), ...sessions].map((session) => [session.sessionType, session]),
    )
    return dispatch(
      profileApi.endpoints.changeProfile.initiate({ change: { availableSessions: [...byType.values()] } }),
    )
  }

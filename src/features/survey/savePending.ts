import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { selectIsAuthenticated, selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { makeChoiceStorage, type PendingChoices } from './choiceStorage.ts'
import { surveyApi } from './surveyApi.ts'

type Thunk<Result> = ThunkAction<Promise<Result>, WithAuth, unknown, UnknownAction>

/** `waiting`: a visitor, whose choices are saved after the next log-in or sign-up (P1). */
export type SaveOutcome = 'nothing' | 'waiting' | 'saved' | 'failed'

const readOwnProfile = () =>
  profileApi.endpoints.readProfile.initiate(undefined, { subscribe: false, forceRefetch: true })

const isEmpty = ({ artistIds, sessions }: PendingChoices) => artistIds.length === 0 && sessions.length === 0

/**
 * Saves pending choices with S7 (docs/product/survey.md "Saving the choices"). Choices that could not be
 * saved stay pending until the next step, start or log-in. Never rejects.
 */
export const savePending =
  (storage = makeChoiceStorage()): Thunk<SaveOutcome> =>
  async (dispatch, getState) => {
    const pending = storage.readPending()
    if (isEmpty(pending)) return 'nothing'
    if (!selectIsAuthenticated(getState())) return 'waiting'
    if (!(await dispatch(saveChoices(pending)))) return 'failed'
    storage.dropPending(pending)
    return 'saved'
  }

/** An empty list is omitted: it would clear what an earlier step has saved. */
const saveChoices =
  ({ artistIds, sessions }: PendingChoices): Thunk<boolean> =>
  async (dispatch, getState) => {
    const memberId = selectMemberId(getState())
    const save = () =>
      dispatch(
        surveyApi.endpoints.saveSurvey.initiate({
          ...(memberId !== null && { memberId }),
          ...(artistIds.length > 0 && { selectedArtists: artistIds }),
          ...(sessions.length > 0 && { selectedSessions: sessions }),
        }),
      )
    const { error } = await save()
    if (!error || !isRefusedWith(asApiError(error), 'COMMON403') || !selectIsAuthenticated(getState()))
      return !error
    // S7 ignores an expired token and then goes by the member id, which needs a proof (W13). Any call that
    // requires a token renews it.
    await dispatch(readOwnProfile())
    return !(await save()).error
  }

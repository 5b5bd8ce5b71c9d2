import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { onboardingFinished } from '#src/auth/authSlice.ts'
import { forgetChosen } from './choiceKeys.ts'
import { makeChoiceStorage } from './choiceStorage.ts'
import { artistToggled, levelChosen, sessionToggled, type WithSurvey } from './surveySlice.ts'

const isChoice = isAnyOf(artistToggled, sessionToggled, levelChosen)

/** Stores each choice. It reacts to actions, not to state, so time travel stores nothing. */
export const surveyMiddleware =
  (storage = makeChoiceStorage()): Middleware<unknown, WithSurvey> =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (isChoice(action)) storage.saveChosen(store.getState().survey)
    else if (onboardingFinished.match(action)) forgetChosen()
    return result
  }

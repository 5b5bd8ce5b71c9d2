import { makeChoiceStorage } from '#src/features/survey/choiceStorage.ts'
import { surveyMiddleware } from '#src/features/survey/surveyMiddleware.ts'
import { choicesRestored, surveyReducer } from '#src/features/survey/surveySlice.ts'
import { startsAgain } from '../rootReducer.ts'
import type { StoreKit } from '../store.ts'
import type { LatePart } from './latePart.ts'

/** The choices of the pre-test. The part joins with its first screen. */
export function attachSurvey({ attach }: StoreKit): void {
  attach('survey', makeSurveyPart)
}

function makeSurveyPart(): LatePart {
  const storage = makeChoiceStorage()
  return {
    reducers: { survey: startsAgain(surveyReducer) },
    middleware: [surveyMiddleware(storage)],
    start: (store) => void store.dispatch(choicesRestored(storage.readChosen())),
  }
}

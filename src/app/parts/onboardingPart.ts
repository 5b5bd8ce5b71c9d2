import { makeChoiceStorage } from '#src/features/survey/choiceStorage.ts'
import { onboardingMiddleware } from '#src/features/survey/onboardingMiddleware.ts'
import { choicesRestored, onboardingReducer } from '#src/features/survey/onboardingSlice.ts'
import { startsAgain } from '../rootReducer.ts'
import type { StoreKit } from '../store.ts'
import type { LatePart } from './latePart.ts'

/** What is chosen in the pre-test. Joins with its first screen. */
export function attachOnboarding({ attach }: StoreKit): void {
  attach('onboarding', makeOnboardingPart)
}

function makeOnboardingPart(): LatePart {
  const storage = makeChoiceStorage()
  return {
    reducers: { onboarding: startsAgain(onboardingReducer) },
    middleware: [onboardingMiddleware(storage)],
    start: (store) => void store.dispatch(choicesRestored(storage.readChosen())),
  }
}

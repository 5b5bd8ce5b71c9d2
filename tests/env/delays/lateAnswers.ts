import '../network.ts'
import { delayAnswer, delayTimers, isDelaying } from './delays.ts'

const CHANCE = 0.3

/** In jsdom timers and the answers of the server come late by chance (`delays.ts`). */
if (isDelaying) {
  delayTimers()
  const { fetch } = globalThis
  globalThis.fetch = async (...request) => {
    const answer = await fetch(...request)
    await delayAnswer(CHANCE)
    return answer
  }
}

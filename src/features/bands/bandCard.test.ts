import { expect, it } from 'vitest'
import { cardOfRecommended } from './bandCard.ts'
import { aRecommendedBand } from './recommended/testing/bandAnswers.ts'

it('the first tag is the session that a reason names, not the first one that the manager wrote', () => {
  const band = aRecommendedBand({
    recruitingSessions: ['drums', 'bass'],
    reasons: ['베이스를 찾고 있어요'],
    reasonSession: 'bass',
  })
  expect(cardOfRecommended(band).tags[0]).toBe('베이스')
  expect(cardOfRecommended({ ...band, reasons: [], reasonSession: null }).tags[0]).toBe('드럼')
})

import { beforeEach, expect, it } from 'vitest'
import { clearChoices, forgetChosen } from './choiceKeys.ts'
import { makeChoiceStorage } from './choiceStorage.ts'

const hyukoh = { spotifyId: 'a', name: '혁오', imageUrl: null }
const bass = { sessionType: 'bass', level: 'EXPERT' } as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('brings back after a reload what was chosen, and names the artists by their ids in selectedArtists', () => {
  makeChoiceStorage().saveChosen({ artists: [hyukoh], sessions: [bass] })
  expect(makeChoiceStorage().readChosen()).toEqual({ artists: [hyukoh], sessions: [bass] })
  expect(JSON.parse(localStorage.getItem('selectedArtists')!)).toEqual(['a'])
})

it('keeps what waits apart from what is on screen, and lets it go once it is saved', () => {
  const storage = makeChoiceStorage()
  storage.savePending({ artistIds: ['a'] })
  storage.savePending({ sessions: [bass] })
  forgetChosen()
  expect(storage.readPending()).toEqual({ artistIds: ['a'], sessions: [bass] })
  storage.dropPending({ artistIds: ['a'], sessions: [] })
  expect(storage.readPending()).toEqual({ artistIds: [], sessions: [bass] })
})

it('does not let go of what was chosen while an earlier choice was being saved', () => {
  const storage = makeChoiceStorage()
  storage.savePending({ artistIds: ['a', 'b'] })
  storage.dropPending({ artistIds: ['a'], sessions: [] })
  expect(storage.readPending().artistIds).toEqual(['a', 'b'])
})

it('takes broken or foreign entries for nothing', () => {
  localStorage.setItem('pendingArtists', '{"a"')
  localStorage.setItem('pendingSessions', '[{"sessionType":"kazoo","level":"EXPERT"}]')
  sessionStorage.setItem('onboardingChoices', '[]')
  expect(makeChoiceStorage().readPending()).toEqual({ artistIds: [], sessions: [] })
  expect(makeChoiceStorage().readChosen()).toEqual({ artists: [], sessions: [] })
})

it('leaves nothing behind when somebody logs out', () => {
  const storage = makeChoiceStorage()
  storage.saveChosen({ artists: [hyukoh], sessions: [bass] })
  storage.savePending({ artistIds: ['a'], sessions: [bass] })
  clearChoices()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

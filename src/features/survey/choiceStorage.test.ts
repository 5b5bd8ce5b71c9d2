import { beforeEach, expect, it } from 'vitest'
import { clearChoices, forgetChosen } from './choiceKeys.ts'
import { makeChoiceStorage } from './choiceStorage.ts'

const hyukoh = { spotifyId: 'a', name: '혁오', imageUrl: null }
const bass = { sessionType: 'bass', level: 'EXPERT' } as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('the choices survive a reload, and selectedArtists has the ids of the artists', () => {
  makeChoiceStorage().saveChosen({ artists: [hyukoh], sessions: [bass] })
  expect(makeChoiceStorage().readChosen()).toEqual({ artists: [hyukoh], sessions: [bass] })
  expect(JSON.parse(localStorage.getItem('selectedArtists')!)).toEqual(['a'])
})

it('pending choices are independent of the choices on screen, and are dropped once saved', () => {
  const storage = makeChoiceStorage()
  storage.savePending({ artistIds: ['a'] })
  storage.savePending({ sessions: [bass] })
  forgetChosen()
  expect(storage.readPending()).toEqual({ artistIds: ['a'], sessions: [bass] })
  storage.dropPending({ artistIds: ['a'], sessions: [] })
  expect(storage.readPending()).toEqual({ artistIds: [], sessions: [bass] })
})

it('choices made while earlier ones were being saved stay pending', () => {
  const storage = makeChoiceStorage()
  storage.savePending({ artistIds: ['a', 'b'] })
  storage.dropPending({ artistIds: ['a'], sessions: [] })
  expect(storage.readPending().artistIds).toEqual(['a', 'b'])
})

it('invalid and foreign entries count as empty', () => {
  localStorage.setItem('pendingArtists', '{"a"')
  localStorage.setItem('pendingSessions', '[{"sessionType":"kazoo","level":"EXPERT"}]')
  sessionStorage.setItem('onboardingChoices', '[]')
  expect(makeChoiceStorage().readPending()).toEqual({ artistIds: [], sessions: [] })
  expect(makeChoiceStorage().readChosen()).toEqual({ artists: [], sessions: [] })
})

it('a log-out leaves nothing in storage', () => {
  const storage = makeChoiceStorage()
  storage.saveChosen({ artists: [hyukoh], sessions: [bass] })
  storage.savePending({ artistIds: ['a'], sessions: [bass] })
  clearChoices()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

import { expect, it } from 'vitest'
import { artistToggled, levelChosen, surveyReducer, sessionToggled } from './surveySlice.ts'

const hyukoh = { spotifyId: 'a', name: '혁오', imageUrl: null }
const jannabi = { spotifyId: 'b', name: '잔나비', imageUrl: null }
const after = (...actions: Parameters<typeof surveyReducer>[1][]) =>
  actions.reduce<ReturnType<typeof surveyReducer>>(surveyReducer, surveyReducer(undefined, { type: '' }))

it('keeps the artists in the order of choosing, and lets one go when it is chosen again', () => {
  const { artists } = after(artistToggled(hyukoh), artistToggled(jannabi), artistToggled(hyukoh))
  expect(artists).toEqual([jannabi])
})

it('takes a session at the lowest level, changes that, and lets the session go when it is chosen again', () => {
  const chosen = after(sessionToggled('bass'), sessionToggled('drums'))
  expect(chosen.sessions).toEqual([
    { sessionType: 'bass', level: 'BEGINNER' },
    { sessionType: 'drums', level: 'BEGINNER' },
  ])
  const raised = surveyReducer(chosen, levelChosen({ sessionType: 'drums', level: 'EXPERT' }))
  expect(surveyReducer(raised, sessionToggled('bass')).sessions).toEqual([
    { sessionType: 'drums', level: 'EXPERT' },
  ])
})

it('gives no level to a session that is not chosen', () => {
  expect(after(levelChosen({ sessionType: 'bass', level: 'EXPERT' })).sessions).toEqual([])
})

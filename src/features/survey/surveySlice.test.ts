import { expect, it } from 'vitest'
import { artistToggled, levelChosen, surveyReducer, sessionToggled } from './surveySlice.ts'

const hyukoh = { spotifyId: 'a', name: '혁오', imageUrl: null }
const jannabi = { spotifyId: 'b', name: '잔나비', imageUrl: null }
const after = (...actions: Parameters<typeof surveyReducer>[1][]) =>
  actions.reduce<ReturnType<typeof surveyReducer>>(surveyReducer, surveyReducer(undefined, { type: '' }))

it('artists are in the order of choosing, and a second tap removes one', () => {
  const { artists } = after(artistToggled(hyukoh), artistToggled(jannabi), artistToggled(hyukoh))
  expect(artists).toEqual([jannabi])
})

it('a session starts at the lowest level, can change its level, and is removed by a second tap', () => {
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

it('a level has no effect on a session that is not chosen', () => {
  expect(after(levelChosen({ sessionType: 'bass', level: 'EXPERT' })).sessions).toEqual([])
})

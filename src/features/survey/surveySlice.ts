import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Level, PlayedSession, SessionType } from '#contract/sessions.ts'

export interface ChosenArtist {
  spotifyId: string
  name: string
  imageUrl: string | null
}

/** The choices of the pre-test, in the order of choosing. They survive a reload: see `choiceStorage.ts`. */
export interface SurveyState {
  artists: ChosenArtist[]
  sessions: PlayedSession[]
}

/** docs/product/survey.md "Saving the choices". */
const FIRST_LEVEL: Level = 'BEGINNER'

const initialState: SurveyState = { artists: [], sessions: [] }

const surveySlice = createSlice({
  name: 'survey',
  initialState,
  reducers: {
    /** Choices from before a reload. */
    choicesRestored: (_state, { payload }: PayloadAction<SurveyState>) => payload,
    artistToggled: (state, { payload: artist }: PayloadAction<ChosenArtist>) => {
      const others = state.artists.filter(({ spotifyId }) => spotifyId !== artist.spotifyId)
      if (others.length === state.artists.length) state.artists.push(artist)
      else state.artists = others
    },
    /** Chosen at the lowest level, or removed if it was chosen. */
    sessionToggled: (state, { payload: sessionType }: PayloadAction<SessionType>) => {
      const others = state.sessions.filter((session) => session.sessionType !== sessionType)
      if (others.length === state.sessions.length) state.sessions.push({ sessionType, level: FIRST_LEVEL })
      else state.sessions = others
    },
    levelChosen: (state, { payload }: PayloadAction<PlayedSession>) => {
      const session = state.sessions.find(({ sessionType }) => sessionType === payload.sessionType)
      if (session) session.level = payload.level
    },
  },
})

export const { choicesRestored, artistToggled, sessionToggled, levelChosen } = surveySlice.actions
export const surveyReducer = surveySlice.reducer

export interface WithSurvey {
  survey: SurveyState
}

export const selectChosenArtists = (state: WithSurvey) => state.survey.artists
export const selectChosenSessions = (state: WithSurvey) => state.survey.sessions

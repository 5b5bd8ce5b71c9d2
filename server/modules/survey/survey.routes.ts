import {
  listSurveyGenres,
  listSurveyKeywords,
  listSurveySessions,
  saveSurvey,
  searchSurveyGenres,
} from '#contract/http/survey.ts'
import { route, type Route } from '#server/http/route.ts'
import { save } from './survey.service.ts'
import { GENRE_ROWS, genresNamedLike, KEYWORD_ROWS, SESSION_ROWS } from './surveyLists.ts'

/** S1 and S5 are the music module's. */
export const surveyRoutes: Route[] = [
  route(listSurveyKeywords, async () => KEYWORD_ROWS),
  route(listSurveyGenres, async () => GENRE_ROWS),
  route(listSurveySessions, async () => SESSION_ROWS),
  route(searchSurveyGenres, async ({ query }) => genresNamedLike(query.keyword)),
  route(saveSurvey, ({ deps, member, body, files }) =>
    save(deps, member?.memberId ?? null, {
      ...body,
      picture: files.profileImage,
      recording: files.mediaFile,
    }),
  ),
]

import {
  listSurveyGenres,
  listSurveyKeywords,
  listSurveySessions,
  saveSurvey,
  searchSurveyGenres,
} from '#contract/http/survey.ts'
import { route, type Route } from '#server/http/route.ts'
import * as survey from './survey.service.ts'
import * as surveyLists from './surveyLists.ts'

/** S1 and S5 belong to the music module. */
export const surveyRoutes: Route[] = [
  route(listSurveyKeywords, async () => surveyLists.KEYWORD_ROWS),
  route(listSurveyGenres, async () => surveyLists.GENRE_ROWS),
  route(listSurveySessions, async () => surveyLists.SESSION_ROWS),
  route(searchSurveyGenres, async ({ query }) => surveyLists.searchSurveyGenres(query.keyword)),
  route(saveSurvey, ({ deps, member, body, files }) =>
    survey.saveSurvey(deps, member?.memberId ?? null, {
      ...body,
      picture: files.profileImage,
      recording: files.mediaFile,
    }),
  ),
]

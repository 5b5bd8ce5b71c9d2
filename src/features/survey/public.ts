export { useListSurveyArtistsQuery } from './surveyApi.ts'

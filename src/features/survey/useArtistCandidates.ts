import { BUILT_IN_ARTISTS } from './builtInArtists.ts'
import { useListSurveyArtistsQuery } from './surveyApi.ts'
import type { ChosenArtist } from './surveySlice.ts'

export type Candidates =
  | { status: 'loading' }
  /** `notice`: why the built-in artists are shown; null: these are the server's. */
  | { status: 'ready'; artists: readonly ChosenArtist[]; notice: string | null }

/** docs/product/survey.md "Built-in lists". */
const FAILED_TEXT = '아티스트 데이터를 불러오는데 실패했습니다.'
const BUILT_IN_TEXT = '기본 아티스트 목록을 표시합니다.'

/** The artists of S1. When it fails or is empty, the built-in list with a notice. */
export function useArtistCandidates(): Candidates {
  const { data, isError } = useListSurveyArtistsQuery()
  if (data && data.length > 0) return { status: 'ready', artists: data, notice: null }
  if (data) return { status: 'ready', artists: BUILT_IN_ARTISTS, notice: BUILT_IN_TEXT }
  if (isError)
    return { status: 'ready', artists: BUILT_IN_ARTISTS, notice: `${FAILED_TEXT} ${BUILT_IN_TEXT}` }
  return { status: 'loading' }
}

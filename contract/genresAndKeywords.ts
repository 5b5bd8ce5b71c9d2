import * as v from 'valibot'
import { FIELD_TEXT } from './fieldText.ts'

/** The exact texts, in display order (docs/wire.md "Fixed lists"). */
export const GENRES = [
  'Metal',
  'New age',
  'Pop',
  'Punk',
  'R&B',
  'Rock',
  'Grunge',
  'Indie Rock',
  'Jazz',
  'Shoegaze',
  'EMO',
  'Psychedelic',
  'Dream Pop',
  'Nu Metal',
  'J-pop',
  'Tiwan Indie',
  'Russian Rock',
] as const
export type Genre = (typeof GENRES)[number]
/** How the genres are said in Korean, for the search. */
export const GENRE_KOREAN_NAMES: Readonly<Record<Genre, string>> = {
  Metal: '메탈',
  'New age': '뉴에이지',
  Pop: '팝',
  Punk: '펑크',
  'R&B': '알앤비',
  Rock: '록',
  Grunge: '그런지',
  'Indie Rock': '인디 록',
  Jazz: '재즈',
  Shoegaze: '슈게이즈',
  EMO: '이모',
  Psychedelic: '사이키델릭',
  'Dream Pop': '드림팝',
  'Nu Metal': '뉴메탈',
  'J-pop': '제이팝',
  'Tiwan Indie': '대만 인디',
  'Russian Rock': '러시안 록',
}
export const Genre = v.picklist(GENRES, FIELD_TEXT.notInList)

/** The answer of S2, by category: manner, skill, style and frequency (docs/wire.md "Fixed lists"). */
export const KEYWORD_PRESETS = {
  MANNER: ['미리 조율해요', '약속 잘 지켜요', '연락이 빨라요', '연습 꼭 해와요', '일찍 가서 세팅해요'],
  SKILL: ['편곡 가능해요', '코드 잘 따요'],
  STYLE: ['자유로운 분위기 선호', '프로같은 분위기 선호'],
  FREQ: ['한 달에 한 번 이하', '격주', '매주', '주 2회', '주 3회 이상'],
} as const
export const KEYWORD_CATEGORIES = ['MANNER', 'SKILL', 'STYLE', 'FREQ'] as const
export type KeywordCategory = (typeof KEYWORD_CATEGORIES)[number]

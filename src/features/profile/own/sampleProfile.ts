import type { Profile } from '#contract/http/profile/profile.ts'

type Shown = Pick<
  Profile,
  | 'nickname'
  | 'age'
  | 'gender'
  | 'region'
  | 'district'
  | 'availableSessions'
  | 'genres'
  | 'favoriteArtists'
  | 'bio'
>

/** Shown for empty parts of a profile, marked with 예시 (docs/product/profile.md "End of the pre-test"). */
export const SAMPLE_PROFILE: Shown = {
  nickname: '닉네임',
  age: 23,
  gender: 'FEMALE',
  region: '서울',
  district: '마포구',
  availableSessions: [
    { sessionType: 'electric_guitar', level: 'INTERMEDIATE' },
    { sessionType: 'vocal', level: 'BEGINNER' },
  ],
  genres: ['Indie Rock', 'Shoegaze', 'Dream Pop'],
  favoriteArtists: ['혁오', '잔나비', '새소년', '검정치마'].map((name) => ({ name, imageUrl: null })),
  bio: '퇴근 후에 기타 치는 사람이에요. 잔잔하다가 터지는 노래를 좋아해요.',
}

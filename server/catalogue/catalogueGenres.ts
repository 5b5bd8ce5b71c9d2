import { GENRES } from '#contract/genresAndKeywords.ts'

/** The genres of catalogue artists: those that members choose from, and finer ones. */
export const CATALOGUE_GENRES: readonly string[] = [
  ...GENRES,
  'Alternative',
  'Ballad',
  'Blues',
  'City Pop',
  'Classical',
  'Electronic',
  'Folk',
  'Funk',
  'Hard Rock',
  'Hardcore',
  'Hip-hop',
  'K-indie',
  'K-pop',
  'K-rock',
  'Math Rock',
  'Post-punk',
  'Post-rock',
  'Singer-songwriter',
  'Ska',
  'Soul',
  'Soundtrack',
  'Trot',
]

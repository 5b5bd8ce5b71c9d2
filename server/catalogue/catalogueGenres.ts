import { GENRES } from '#contract/genresAndKeywords.ts'

/** What a catalogue artist may be: the genres that members choose from, and the words that tell their music apart further. */
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

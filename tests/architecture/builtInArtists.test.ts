import { expect, it } from 'vitest'
import { TEST_MUSIC } from '#server/testing/testMusic.ts'
import { BUILT_IN_ARTISTS } from '#src/features/survey/builtInArtists.ts'

it('offers no artist in the pre-test that the bundled catalogue does not know by the same id', async () => {
  const known = await Promise.all(BUILT_IN_ARTISTS.map(({ spotifyId }) => TEST_MUSIC.artist(spotifyId)))
  expect(known).toMatchObject(BUILT_IN_ARTISTS.map(({ name }) => ({ name })))
})

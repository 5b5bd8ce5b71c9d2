import { expect, it } from 'vitest'
import { TEST_MUSIC } from '#server/testing/testMusic.ts'
import { DEFAULT_TRACKS } from '#src/features/archive/add/defaultTracks.ts'

it('recommends no track that the bundled catalogue does not know by the same id', async () => {
  const known = await Promise.all(DEFAULT_TRACKS.map(({ spotifyId }) => TEST_MUSIC.track(spotifyId)))
  expect(known).toMatchObject(
    DEFAULT_TRACKS.map(({ title, subtitle, imageUrl }) => ({ title, artist: subtitle, imageUrl })),
  )
})

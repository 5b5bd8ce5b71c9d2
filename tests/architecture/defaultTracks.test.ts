import { expect, it } from 'vitest'
import { bundledMusic } from '#server/adapters/music/bundledMusic.ts'
import { DEFAULT_TRACKS } from '#src/features/archive/add/defaultTracks.ts'

it('recommends no track that the bundled catalogue does not know by the same id', async () => {
  const music = bundledMusic()
  const known = await Promise.all(DEFAULT_TRACKS.map(({ spotifyId }) => music.track(spotifyId)))
  expect(known).toMatchObject(
    DEFAULT_TRACKS.map(({ title, subtitle, imageUrl }) => ({ title, artist: subtitle, imageUrl })),
  )
})

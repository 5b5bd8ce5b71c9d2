import { expect, it } from 'vitest'
import { bundledMusic } from '#server/adapters/music/bundledMusic.ts'
import { DEFAULT_TRACKS } from '#src/features/archive/add/defaultTracks.ts'

it('the recommended tracks are all in the bundled catalogue under the same id', async () => {
  const music = bundledMusic()
  const known = await Promise.all(DEFAULT_TRACKS.map(({ spotifyId }) => music.track(spotifyId)))
  expect(known).toMatchObject(
    DEFAULT_TRACKS.map(({ title, subtitle, imageUrl }) => ({ title, artist: subtitle, imageUrl })),
  )
})

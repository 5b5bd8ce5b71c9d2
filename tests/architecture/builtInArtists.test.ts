import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { providerId } from '#server/catalogue/providerId.ts'
import { BUILT_IN_ARTISTS } from '#src/features/survey/builtInArtists.ts'

const DATA = 'server/catalogue/data/'
const bundled = readdirSync(DATA).flatMap((file) =>
  [...readFileSync(DATA + file, 'utf8').matchAll(/^@ ([^|]+) \|/gm)].map(([, name]) => name?.trim()),
)

it('the pre-test offers only artists that the bundled catalogue has under the same id', () => {
  const wrong = BUILT_IN_ARTISTS.filter(
    ({ name, spotifyId }) => !bundled.includes(name) || spotifyId !== providerId('artist', name),
  )
  expect(wrong).toEqual([])
})

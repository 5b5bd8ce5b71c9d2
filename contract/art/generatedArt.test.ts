import { expect, it } from 'vitest'
import { artPath, isGeneratedArt, readArt } from './generatedArt.ts'

it.each(['artist', 'track', 'album'] as const)(
  'the address of the generated picture of an %s is recognized',
  (kind) => {
    const spotifyId = '4tZwfgrHOc3mvqYlEYSvVi'
    const seed = kind === 'artist' ? spotifyId : `${kind}-${spotifyId}`
    const path = artPath(kind, spotifyId)
    expect(path).toBe(`/art/${kind}/${spotifyId}.svg`)
    expect(readArt(path)).toEqual({ kind, spotifyId, seed })
    expect(readArt(`https://hapju.example${path}`)).toEqual({ kind, spotifyId, seed })
  },
)

it('an id is preserved, whatever its characters mean in an address', () => {
  expect(readArt(artPath('album', 'a/b c%'))?.spotifyId).toBe('a/b c%')
})

it.each([
  null,
  undefined,
  '',
  'https://i.scdn.co/image/ab67616d',
  '/files/1.webp',
  '/art/member/1.svg',
  '/art/artist/1.png',
  '/art/artist/.svg',
  '/art/artist/%.svg',
  '/art/artist/a/b.svg',
  'https://elsewhere.example/x?/art/artist/1.svg',
])('%s is not the address of a generated picture', (url) => {
  expect(isGeneratedArt(url)).toBe(false)
})

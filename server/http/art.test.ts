import { beforeEach, expect, it } from 'vitest'
import { artistSvg } from '#contract/art/artistSvg.ts'
import { coverSvg } from '#contract/art/coverSvg.ts'
import { searchMusic } from '#contract/http/music.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

/** The drawing between the `<svg>` tags. */
const inside = (svg: string) => svg.replace(/^<svg[^>]*>/, '')

it('draws the cover or portrait of every search result, the same as in the app', async () => {
  const { value } = await server.call(searchMusic, { query: { q: 'nirvana', limit: 1 } })
  const [artist, track, album] = [value.artists[0]!, value.tracks[0]!, value.albums[0]!]
  for (const [{ imageUrl }, svg] of [
    [artist, artistSvg(artist.spotifyId, 'Nirvana')],
    [track, coverSvg(`track-${track.spotifyId}`)],
    [album, coverSvg(`album-${album.spotifyId}`)],
  ] as const) {
    const response = await server.app.request(imageUrl!)
    expect(response.status).toBe(200)
    expect(inside(await response.text())).toBe(inside(svg))
  }
})

it('sends a picture that may be cached for ever and cannot run scripts', async () => {
  const { value } = await server.call(searchMusic, { query: { q: 'oasis', limit: 1 } })
  const { headers } = await server.app.request(value.artists[0]!.imageUrl!)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it.each([
  '/art/artist/nobody.svg',
  '/art/track/nobody.svg',
  '/art/album/nobody.svg',
  '/art/member/1.svg',
  '/art/',
  '/art/artist/%.svg',
])('answers 404 at %s', async (path) => {
  expect((await server.app.request(path)).status).toBe(404)
})

it('draws an artist only under the artist path', async () => {
  const { value } = await server.call(searchMusic, { query: { q: 'oasis', limit: 1 } })
  const path = new URL(value.artists[0]!.imageUrl!).pathname.replace('artist', 'album')
  expect((await server.app.request(path)).status).toBe(404)
})

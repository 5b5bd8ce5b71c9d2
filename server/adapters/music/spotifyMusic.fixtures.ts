/** Answers in the shape of the Web API's reference, shortened to one item of each kind. */

const images = (large: string, near: string, small: string, sizes: readonly [number, number, number]) =>
  [large, near, small].map((name, i) => ({
    url: `https://i.scdn.co/image/${name}`,
    height: sizes[i],
    width: sizes[i],
  }))

export const artist = {
  external_urls: { spotify: 'https://open.spotify.com/artist/57okaLdCtv3nVBSn5otJkp' },
  followers: { href: null, total: 1_200_000 },
  genres: ['k-indie', 'k-rock'],
  href: 'https://api.spotify.com/v1/artists/57okaLdCtv3nVBSn5otJkp',
  id: '57okaLdCtv3nVBSn5otJkp',
  images: images('ab6761610000e5eb99b0', 'ab6761610000517499b0', 'ab6761610000f17899b0', [640, 320, 160]),
  name: 'HYUKOH',
  popularity: 60,
  type: 'artist',
  uri: 'spotify:artist:57okaLdCtv3nVBSn5otJkp',
}

const by = (name: string) => ({ id: name, name, type: 'artist', external_urls: {} })
const cover = images('ab67616d0000b27336e5', 'ab67616d00001e0236e5', 'ab67616d0000485136e5', [640, 300, 64])

export const album = {
  album_type: 'album',
  total_tracks: 12,
  available_markets: ['KR'],
  external_urls: { spotify: 'https://open.spotify.com/album/0cHJPjTOGvMQaHSCqgcZ9C' },
  id: '0cHJPjTOGvMQaHSCqgcZ9C',
  images: cover,
  name: '23',
  release_date: '2017-04-24',
  release_date_precision: 'day',
  type: 'album',
  artists: [by('HYUKOH')],
}

export const track = {
  album,
  artists: [by('HYUKOH'), by('Sunset Rollercoaster')],
  disc_number: 1,
  duration_ms: 260_873,
  explicit: false,
  external_urls: { spotify: 'https://open.spotify.com/track/5H3swhQ72PSGd56gzyhfqx' },
  id: '5H3swhQ72PSGd56gzyhfqx',
  name: 'TOMBOY',
  popularity: 55,
  track_number: 6,
  type: 'track',
}

export const aPage = (items: readonly unknown[], total = items.length) => ({
  href: 'https://api.spotify.com/v1/search',
  limit: 10,
  next: null,
  offset: 0,
  previous: null,
  total,
  items,
})

/** A track as `GET /albums/{id}` and `GET /albums/{id}/tracks` list it. */
export const listedTrack = (nth: number) => ({
  artists: [by('HYUKOH')],
  disc_number: nth > 6 ? 2 : 1,
  duration_ms: 187_000,
  explicit: nth === 3,
  external_urls: { spotify: `https://open.spotify.com/track/t${nth}` },
  href: `https://api.spotify.com/v1/tracks/t${nth}`,
  id: `t${nth}`,
  is_local: false,
  is_playable: true,
  name: `Track ${nth}`,
  preview_url: null,
  track_number: nth > 6 ? nth - 6 : nth,
  type: 'track',
  uri: `spotify:track:t${nth}`,
})

/** `GET /albums/{id}`: the album with its first tracks. */
export const wholeAlbum = (items: readonly unknown[], total = items.length) => ({
  ...album,
  total_tracks: total,
  copyrights: [],
  genres: [],
  tracks: { ...aPage(items, total), limit: 50 },
})

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Cover } from '#src/ui/media/Cover.tsx'
import { ItemThumb } from './ItemThumb.tsx'

const item = { spotifyId: 's1', title: '산울림', imageUrl: null }
const drawn = (element: React.ReactElement) => render(element).container

it('an artist is drawn as a circle with the first letter of the name', () => {
  const artist = drawn(<ItemThumb kind="artists" item={item} />)
  expect(artist.querySelector('svg')).toHaveTextContent('산')
  expect(artist.querySelector('img')).toBeNull()
})

it.each([
  ['tracks', 'track-s1'],
  ['albums', 'album-s1'],
] as const)(
  'an item of the kind %s without a picture is drawn as the square cover of the seed %s',
  (kind, seed) => {
    expect(drawn(<ItemThumb kind={kind} item={item} />).innerHTML).toBe(
      drawn(<Cover seed={seed} src={null} size={52} />).innerHTML,
    )
  },
)

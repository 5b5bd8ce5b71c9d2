import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GroupAvatar } from '#src/features/chat/rooms/GroupAvatar.tsx'
import { ArtistAvatar } from '../people/ArtistAvatar.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { Cover } from './Cover.tsx'

const images = (container: HTMLElement) => [...container.querySelectorAll('img')]

it('an avatar shows the drawing first, and the photo over it once it is loaded', () => {
  const { container } = render(<Avatar memberId={7} src="/photo.jpg" size={52} />)
  const [art, photo] = images(container)
  expect(art).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'))
  expect(photo).toHaveAttribute('data-loaded', 'false')
  fireEvent.load(photo!)
  expect(photo).toHaveAttribute('data-loaded', 'true')
})

it('a cover keeps the drawing when the photo fails, and tries another photo', () => {
  const { container, rerender } = render(<Cover seed="band-1" src="/gone.jpg" size={64} />)
  fireEvent.error(images(container)[1]!)
  expect(images(container)).toHaveLength(1)
  rerender(<Cover seed="band-1" src="/new.jpg" size={64} />)
  expect(images(container)[1]).toHaveAttribute('src', '/new.jpg')
})

it('a picture stored here has a srcset of its sizes; one from elsewhere has none', () => {
  const ours = '/files/AbCdEfGhIjKlMnOpQr-_12.w640.jpg'
  const { container, rerender } = render(<Avatar memberId={7} src={ours} size={52} />)
  expect(images(container)[1]).toHaveAttribute('sizes', '52px')
  expect(images(container)[1]).toHaveAttribute('srcset', expect.stringContaining('.w160.jpg 160w'))
  rerender(<Avatar memberId={7} src="https://elsewhere.example/a.jpg" size={52} />)
  expect(images(container)[1]).not.toHaveAttribute('srcset')
})

it('an avatar has a name for screen readers only when none is written beside it', () => {
  render(
    <>
      <Avatar memberId={7} size={52} />
      <Avatar memberId={8} name="harin" size={52} />
    </>,
  )
  expect(screen.getByRole('img')).toHaveAccessibleName('harin')
})

it('two copies of one artist have different ids', () => {
  const { container } = render(
    <>
      <ArtistAvatar seed="x1" name="윤슬" size={64} />
      <ArtistAvatar seed="x1" name="윤슬" size={64} />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id)
  const fills = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))
  expect(new Set(ids).size).toBe(2)
  expect(fills).toEqual(ids.map((id) => `url(#${id})`))
})

it('a group avatar shows at most four members, and the single one of a room of two', () => {
  const room = (count: number) => (
    <GroupAvatar members={Array.from({ length: count }, (_, index) => ({ memberId: index + 1 }))} />
  )
  const { container, rerender } = render(room(6))
  expect(images(container)).toHaveLength(4)
  rerender(room(1))
  expect(images(container)).toHaveLength(1)
})

it.each([36, 52] as const)('a group with its own picture is a circle of %i px', (size) => {
  const { container } = render(
    <GroupAvatar members={[{ memberId: 1 }, { memberId: 2 }]} src="https://a.example/b.jpg" size={size} />,
  )
  expect(container.firstElementChild).toHaveStyle({ width: `${size}px`, borderRadius: '50%' })
})

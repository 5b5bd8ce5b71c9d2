import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GroupAvatar } from '#src/features/chat/rooms/GroupAvatar.tsx'
import { ArtistAvatar } from '../people/ArtistAvatar.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { Cover } from './Cover.tsx'

const images = (container: HTMLElement) => [...container.querySelectorAll('img')]

it('draws a face before the photo, and lays the photo over it when it has loaded', () => {
  const { container } = render(<Avatar memberId={7} src="/photo.jpg" size={52} />)
  const [art, photo] = images(container)
  expect(art).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'))
  expect(photo).toHaveAttribute('data-loaded', 'false')
  fireEvent.load(photo!)
  expect(photo).toHaveAttribute('data-loaded', 'true')
})

it('keeps the drawing when the photo fails, and tries again with another one', () => {
  const { container, rerender } = render(<Cover seed="band-1" src="/gone.jpg" size={64} />)
  fireEvent.error(images(container)[1]!)
  expect(images(container)).toHaveLength(1)
  rerender(<Cover seed="band-1" src="/new.jpg" size={64} />)
  expect(images(container)[1]).toHaveAttribute('src', '/new.jpg')
})

it('lets the phone choose among the sizes of a picture of ours, and fetches no size that is not there', () => {
  const ours = '/files/AbCdEfGhIjKlMnOpQr-_12.w640.jpg'
  const { container, rerender } = render(<Avatar memberId={7} src={ours} size={52} />)
  expect(images(container)[1]).toHaveAttribute('sizes', '52px')
  expect(images(container)[1]).toHaveAttribute('srcset', expect.stringContaining('.w160.jpg 160w'))
  rerender(<Avatar memberId={7} src="https://elsewhere.example/a.jpg" size={52} />)
  expect(images(container)[1]).not.toHaveAttribute('srcset')
})

it('is silent beside a written name and speaks where there is none', () => {
  render(
    <>
      <Avatar memberId={7} size={52} />
      <Avatar memberId={8} name="harin" size={52} />
    </>,
  )
  expect(screen.getByRole('img')).toHaveAccessibleName('harin')
})

it('gives two copies of one artist ids of their own', () => {
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

it('shows at most four faces of a room, and the one face of a room of two whose picture is missing', () => {
  const room = (count: number) => (
    <GroupAvatar members={Array.from({ length: count }, (_, index) => ({ memberId: index + 1 }))} />
  )
  const { container, rerender } = render(room(6))
  expect(images(container)).toHaveLength(4)
  rerender(room(1))
  expect(images(container)).toHaveLength(1)
})

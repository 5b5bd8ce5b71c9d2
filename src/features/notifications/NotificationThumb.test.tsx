import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { NotificationThumb, SenderFace } from './NotificationThumb.tsx'

const aNotification = (facts: Partial<Notification>): Notification => ({
  notificationId: 1,
  type: 'CHAT',
  title: '',
  senderId: 2,
  senderName: 'harin',
  senderImageUrl: 'https://pictures.example/harin.jpg',
  imageUrl: 'https://pictures.example/band.jpg',
  message: null,
  friendRequestId: null,
  isRead: 'UNREAD',
  createdAt: '2026-11-20T00:00:00Z',
  bandId: null,
  bandName: null,
  isBandEnded: false,
  isAccepted: false,
  sanctionId: null,
  reportId: null,
  application: null,
  ...facts,
})

const drawn = (element: React.ReactElement) => render(element).container.innerHTML
const thumb = (facts: Partial<Notification>) =>
  drawn(<NotificationThumb notification={aNotification(facts)} />)
const face = (facts: Partial<Notification>, size: 52 | 104 = 52) =>
  drawn(<SenderFace notification={aNotification(facts)} size={size} />)

const band = drawn(<Cover seed="band-9" src="https://pictures.example/band.jpg" size={52} />)
const sender = drawn(<Avatar memberId={2} src="https://pictures.example/harin.jpg" size={52} />)
const alert = drawn(<AlertIcon size={44} />)
const nobody = drawn(<UsersIcon size={44} />)

it('a notification of type BAND shows the band', () => {
  expect(thumb({ type: 'BAND', bandId: 9 })).toBe(band)
})

it('a notification of type BAND without a known band shows the sender', () => {
  expect(thumb({ type: 'BAND', bandId: null })).toBe(sender)
})

it.each(['CHAT', 'FRIEND', 'POKE'])(
  'a notification of type %s shows the sender, even when it names a band',
  (type) => {
    expect(thumb({ type, bandId: 9 })).toBe(sender)
  },
)

it('a ban shows a warning, even when it names a sender', () => {
  expect(thumb({ type: 'BAN', senderId: null })).toContain(alert)
  expect(thumb({ type: 'BAN' })).toContain(alert)
})

it('an unknown sender has no portrait', () => {
  expect(thumb({ senderId: null })).toContain(nobody)
  expect(thumb({ senderId: null })).not.toContain(alert)
})

it('an opened notification shows the sender, also for a band', () => {
  const facts = { type: 'BAND', bandId: 9 }
  expect(face(facts)).toBe(sender)
  expect(face(facts, 104)).toBe(
    drawn(<Avatar memberId={2} src="https://pictures.example/harin.jpg" size={104} />),
  )
})

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MemberInfo, RoomInfo } from '#contract/http/chat/rooms.ts'
import { Cover } from '#src/ui/media/Cover.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { RoomPhoto } from './form/RoomPhoto.tsx'
import { GroupAvatar } from './GroupAvatar.tsx'
import { RoomThumb } from './RoomThumb.tsx'

const drawn = (element: React.ReactElement) => render(element).container.innerHTML
const thumb = (room: Partial<RoomInfo>) => drawn(<RoomThumb room={room as RoomInfo} />)
const aPerson = (memberId: number): MemberInfo => ({
  memberId,
  nickname: `member${memberId}`,
  profileImageUrl: null,
  lastReadMessageId: 0,
})
const people = [2, 3, 4, 5, 6].map(aPerson)
const PICTURE = 'https://pictures.example/group.jpg'
const faces = people.map(({ memberId }) => ({ memberId, src: null }))

it.each(['BAND-MANAGER', 'BAND-APPLICANT'] as const)('a room of type %s shows the band', (roomType) => {
  expect(thumb({ roomType, bandId: 9, bandImageUrl: null })).toBe(
    drawn(<Cover seed="band-9" src={null} size={52} />),
  )
})

it('a private room shows the other person', () => {
  expect(thumb({ roomType: 'PRIVATE', memberInfo: people[0] })).toBe(
    drawn(<Avatar memberId={2} src={null} size={52} />),
  )
})

it('a group shows the first four of its people, or its own picture', () => {
  expect(thumb({ roomType: 'GROUP', memberInfos: people, imageUrl: null })).toBe(
    drawn(<GroupAvatar members={faces.slice(0, 4)} src={null} />),
  )
  expect(thumb({ roomType: 'GROUP', memberInfos: people, imageUrl: PICTURE })).toBe(
    drawn(<GroupAvatar members={faces.slice(0, 4)} src={PICTURE} />),
  )
})

const group = { roomType: 'GROUP', memberInfos: people, imageUrl: PICTURE } as RoomInfo

it.each([
  ['list and the sheet of its row', () => <RoomThumb room={group} />],
  ['invitation', () => <GroupAvatar members={[]} src={PICTURE} size={88} />],
  ['form', () => <RoomPhoto src={PICTURE} />],
])('a group’s own picture is a circle in the %s', (_, picture) => {
  const { container } = render(picture())
  const photo = container.querySelector<HTMLElement>(`img[src="${PICTURE}"]`)!
  expect(photo.parentElement).toHaveStyle({ borderRadius: '50%' })
})

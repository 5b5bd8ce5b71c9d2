import { changeRoom, createRoom, listRooms } from '#contract/http/chat/rooms.ts'
import type { Deps } from '#server/deps.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { it as base } from '../chat.fixtures.ts'

interface Sent {
  as?: TestMember
  image?: Blob
  query?: Record<string, unknown>
}

/** Helpers for tests of groups. The default caller is `member`. */
const groupsTest = ({ call }: TestServer, member: TestMember) => ({
  create: (body: Record<string, unknown>, image?: Blob) =>
    call(createRoom, { as: member, body, ...(image && { files: { image } }) }),
  change: (body: Record<string, unknown>, { as = member, image, query }: Sent = {}) =>
    call(changeRoom, { as, body, ...(query && { query }), ...(image && { files: { image } }) }),
  async faceOf(as: TestMember) {
    const [row] = (await call(listRooms, { as })).value.chatRoomInfos
    return [row?.chatName, row?.imageUrl]
  },
})

/** Tests of groups by harin, whose pictures `kept` lists. */
export const it = base
  .extend('deps', ({ remembered }): Partial<Deps> => ({ files: remembered.files }))
  .extend('sol', ({ server }) => server.aMember({ nickname: 'sol' }))
  .extend('seoyeon', ({ server }) => server.aMember({ nickname: 'seoyeon' }))
  .extend('groups', ({ server, harin }) => groupsTest(server, harin))

export const ids = (...people: TestMember[]) => people.map(({ memberId }) => memberId)

/** The body of CH2. */
export const aGroupOf = (...people: TestMember[]) => ({ memberIds: ids(...people), roomName: '사진방' })

export const photo = async (widthPx = 40) => asFile(await aPhoto(widthPx, 30))

import { changeRoom, createRoom, listRooms } from '#contract/http/chat/rooms.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import type { TestServer } from '#server/testing/testServer.ts'

interface GroupTest {
  server: TestServer
  /** The default caller. */
  member: TestMember
}

/** Helpers for tests of new groups. `test` is called anew each time. */
export function groupsTest(test: () => GroupTest) {
  return {
    create(body: Record<string, unknown>, image?: Blob) {
      const { server, member } = test()
      return server.call(createRoom, { as: member, body, ...(image && { files: { image } }) })
    },
    rooms: async (as: TestMember) => (await test().server.call(listRooms, { as })).value.chatRoomInfos,
    ids: (...people: TestMember[]) => people.map(({ memberId }) => memberId),
  }
}

interface Sent {
  as?: TestMember
  image?: Blob
  query?: Record<string, unknown>
}

/** Helpers for tests of changed groups. `test` is called anew each time. */
export function groupChangeTest(test: () => GroupTest) {
  return {
    change: (body: Record<string, unknown>, { as = test().member, image, query }: Sent = {}) =>
      test().server.call(changeRoom, {
        as,
        body,
        ...(query && { query }),
        ...(image && { files: { image } }),
      }),
    async faceOf(as: TestMember) {
      const [row] = (await test().server.call(listRooms, { as })).value.chatRoomInfos
      return [row?.chatName, row?.imageUrl]
    },
    photo: async (widthPx = 40) => asFile(await aPhoto(widthPx, 30)),
  }
}

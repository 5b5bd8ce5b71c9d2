import { changeRoom, createRoom } from '#contract/http/chat/rooms.ts'
import type { Deps } from '#server/deps.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { it as base } from '../chat.fixtures.ts'

interface Sent {
  as?: TestMember
  image?: Blob
  query?: Record<string, unknown>
}

/** Tests of groups, whose pictures `kept` lists. The default caller is harin. */
export const it = base
  .extend('deps', ({ remembered }): Partial<Deps> => ({ files: remembered.files }))
  .extend('sol', ({ server }) => server.aMember({ nickname: 'sol' }))
  .extend('seoyeon', ({ server }) => server.aMember({ nickname: 'seoyeon' }))
  .extend(
    'create',
    ({ server, harin }) =>
      (body: Record<string, unknown>, image?: Blob) =>
        server.call(createRoom, { as: harin, body, ...(image && { files: { image } }) }),
  )
  .extend(
    'change',
    ({ server, harin }) =>
      (body: Record<string, unknown>, { as = harin, image, query }: Sent = {}) =>
        server.call(changeRoom, { as, body, ...(query && { query }), ...(image && { files: { image } }) }),
  )
  .extend('faceOf', ({ rooms }) => async (as: TestMember) => {
    const [row] = await rooms(as)
    return [row?.chatName, row?.imageUrl]
  })

export const ids = (...people: TestMember[]) => people.map(({ memberId }) => memberId)

/** The body of CH2. */
export const aGroupOf = (...people: TestMember[]) => ({ memberIds: ids(...people), roomName: '사진방' })

export const photo = async (widthPx = 40) => asFile(await aPhoto(widthPx, 30))

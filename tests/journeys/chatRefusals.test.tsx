import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadAttachment } from '#contract/http/chat/attachments.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { leaveRoom } from '#contract/http/chat/rooms.ts'
import { changeRecruitment } from '#contract/http/recruitments/recruitments.ts'
import '#src/features/chat/attachments/pictures/PictureSheet.tsx'
import { MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto } from '#server/testing/pictures.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { fakeDevices } from '../env/fakeDevices.ts'
import { withTimersUpTo } from '../env/longTimers.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'

/** A message or file that the server refuses shows the reason, and nothing that was written is lost. */
beforeAll(layOutLists)

let yuna: TestMember
let jun: TestMember
let sol: TestMember
beforeEach(async () => {
  yuna = await aMember({ nickname: 'yuna' })
  jun = await aMember({ nickname: 'jun' })
  sol = await aMember({ nickname: 'sol' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const thread = async () => within(await screen.findByRole('log', { name: '대화' }))
const field = () => screen.findByRole('textbox', { name: '메시지' })
const stored = async (roomId: number, as = jun) => {
  const { value } = await theServer().call(listMessages, { as, path: { roomId } })
  return value.messages.filter(({ senderId, type }) => senderId === yuna.memberId && type !== 'SYSTEM')
}
/** Leaves the room on another device of the member. */
const leave = (roomId: number) => theServer().call(leaveRoom, { as: yuna, path: { roomId } })

async function openGroup() {
  const roomId = await aRoom([yuna, jun, sol], { name: '토요일 합주' })
  await aMessage(roomId, jun, '안녕하세요')
  const app = await renderApp(paths.groupChat(roomId), { as: yuna })
  await (await thread()).findByText('안녕하세요')
  await waitFor(() => expect(app.socket.open).toBe(1))
  return { ...app, roomId }
}

describe('a message', () => {
  it('that is too long, or to a room left on another device, fails, shows why, and can be discarded', async () => {
    const { user, roomId } = await openGroup()
    const text = '가'.repeat(MESSAGE_MAX_CHARS + 3)
    writeInto(await field(), text)
    await user.type(await field(), '{Enter}')
    expect(await screen.findByText('메시지는 1000자까지 보낼 수 있습니다. 3자를 줄여 주세요.')).toBeVisible()
    // It stays in the field.
    expect(await field()).toHaveValue(text)
    expect(await stored(roomId)).toEqual([])

    await leave(roomId)
    writeInto(await field(), '저도 갈게요')
    await user.type(await field(), '{Enter}')
    expect(await (await thread()).findByText('해당 채팅방에 참여하지 않았습니다.')).toBeVisible()
    expect((await thread()).getByText('저도 갈게요')).toBeVisible()
    expect(await stored(roomId)).toEqual([])

    await user.click((await thread()).getByRole('button', { name: '삭제' }))
    await waitFor(() => expect(screen.queryByText('저도 갈게요')).not.toBeInTheDocument())
  })

  it('written offline to a band that ended meanwhile fails and shows why', async () => {
    const band = bandTest(theServer())
    const bandId = await band.aBand(jun, { name: '새벽 네 시', sessions: ['bass'] })
    const roomId = await band.anApplication(bandId, jun, yuna)
    const { user, socket } = await renderApp(paths.bandRoom(roomId), { as: yuna })
    await screen.findByRole('heading', { level: 1, name: '새벽 네 시' })
    await waitFor(() => expect(socket.open).toBe(1))
    socket.block()
    writeInto(await field(), '합격인가요?')
    await user.type(await field(), '{Enter}')
    expect(await (await thread()).findByText('합격인가요?')).toBeVisible()
    await theServer().call(changeRecruitment, { as: jun, body: { bandId, status: 'ENDED' } })
    socket.unblock()
    expect(await (await thread()).findByText('해당 채팅방에 참여하지 않았습니다.')).toBeVisible()
  })
})

describe('a picture', () => {
  beforeEach(async () => {
    fakeDevices({ jpeg: await aPhoto(64, 48) })
  })

  async function sendPicture({ user }: Pick<Awaited<ReturnType<typeof openGroup>>, 'user'>) {
    const input = document.querySelector<HTMLInputElement>('input[accept="image/*"]')!
    const file = new File([new Uint8Array([0xff, 0xd8])], 'a.jpg', { type: 'image/jpeg' })
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    fireEvent.change(input)
    const sheet = within(await screen.findByRole('dialog', { name: '사진 보내기' }))
    await user.click(await sheet.findByRole('button', { name: '보내기' }))
  }

  it('that a proxy finds too large fails at once, shows why, and is sent on a retry', async () => {
    const app = await openGroup()
    app.server.faults.fault(uploadAttachment, 413, { times: 1 })
    await sendPicture(app)
    expect(await (await thread()).findByText('파일 크기가 너무 큽니다.')).toBeVisible()
    expect(await stored(app.roomId)).toEqual([])
    await app.user.click((await thread()).getByRole('button', { name: /다시 보내기$/ }))
    await waitFor(async () => expect(await stored(app.roomId)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('파일 크기가 너무 큽니다.')).not.toBeInTheDocument())
  })

  it('to a room left meanwhile on another device fails and shows why', async () => {
    const app = await openGroup()
    await leave(app.roomId)
    await sendPicture(app)
    expect(await (await thread()).findByText('해당 채팅방에 참여하지 않았습니다.')).toBeVisible()
  })

  it('that is interrupted on its way is uploaded again by itself', async () => {
    const app = await openGroup()
    for (const [n, fault] of (['offline', 503] as const).entries()) {
      app.server.faults.fault(uploadAttachment, fault, { times: 1 })
      await sendPicture(app)
      // the first pause of an upload
      await withTimersUpTo(2_000, async () =>
        expect(await stored(app.roomId), `${fault}`).toHaveLength(n + 1),
      )
      expect(screen.queryByRole('button', { name: /다시 보내기$/ })).not.toBeInTheDocument()
    }
    expect(await stored(app.roomId)).toMatchObject([{ content: '사진' }, { content: '사진' }])
  })

  it('beyond the limit waits, and texts written meanwhile overtake it', async () => {
    const app = await openGroup()
    app.server.faults.fault(uploadAttachment, 'COMMON429', { times: 1 })
    await sendPicture(app)
    expect(await screen.findByText('너무 많이 보냈습니다. 잠시 후 이어서 보냅니다.')).toBeVisible()
    writeInto(await field(), '사진은 곧 갈 거예요')
    await app.user.type(await field(), '{Enter}')
    await waitFor(async () =>
      expect(await stored(app.roomId)).toMatchObject([{ content: '사진은 곧 갈 거예요' }]),
    )
    expect((await thread()).queryByRole('button', { name: /다시 보내기$/ })).not.toBeInTheDocument()
  })
})

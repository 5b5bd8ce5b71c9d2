import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { createRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { bands } from '#server/db/bandTables.ts'
import type { TestMember } from '#server/testing/members.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/chat/rooms/form/CreateChatInfoPage.tsx'
import '#src/features/chat/rooms/form/CreateChatPage.tsx'
import '#src/features/chat/rooms/JoinPage.tsx'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { recruitmentsApi } from '#src/features/recruitments/recruitmentsApi.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

let yuna: TestMember
let harin: TestMember
beforeEach(async () => {
  layOutWindow()
  yuna = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

describe('what was created although its answer was lost', () => {
  it('is one group when the form is sent again', async () => {
    await theServer().chat.befriend(yuna, harin)
    const { user, router, server } = await renderApp(paths.createChat(), { as: yuna })
    await user.click(await screen.findByRole('checkbox', { name: 'harin' }))
    await user.click(screen.getByRole('button', { name: /^다음/ }))
    await user.type(await screen.findByRole('textbox', { name: '채팅방 이름' }), '금요 합주')
    const confirm = () => user.click(screen.getByRole('button', { name: /^(확인|저장 중)/ }))
    const groups = async (as: TestMember) =>
      (await server.call(listRooms, { as })).value.chatRoomInfos.filter(
        ({ roomType }) => roomType === 'GROUP',
      )

    server.faults.fault(createRoom, 'lost', { times: 1 })
    await confirm()
    await screen.findByText('서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.')
    expect(await groups(yuna)).toHaveLength(1)

    await confirm()
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
    for (const member of [yuna, harin]) expect(await groups(member)).toHaveLength(1)
  })

  it.each([
    ['채팅 요청', requestChat, 'CHAT', '채팅 요청을 보냈습니다.'],
    ['친구 신청', requestFriend, 'FRIEND', '친구 신청을 보냈습니다.'],
  ] as const)(
    'is one request (%s) when it is sent again, and nothing calls it a second one',
    async (button, call, type, sent) => {
      const app = await renderApp(paths.profileDetail(harin.memberId), { as: yuna })
      const { user, server } = app
      await user.click(await screen.findByRole('button', { name: button }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.type(await dialog.findByLabelText('함께 보낼 말'), '안녕')

      server.faults.fault(call, 'lost', { times: 1 })
      await user.click(dialog.getByRole('button', { name: '보내기' }))
      await screen.findByText(OFFLINE_TEXT)
      await user.click(dialog.getByRole('button', { name: '보내기' }))
      await screen.findByText(sent)
      expect(screen.queryByText(/이미/)).toBeNull()
      expect((await server.call(listNotifications, { as: harin })).value).toMatchObject([
        { type, senderId: yuna.memberId, message: '안녕' },
      ])
    },
  )

  it('is one band when the same is sent again after a reload', async () => {
    const make = async () => {
      const { store } = await renderApp(paths.manual(), { as: yuna })
      const band = { name: '해일', session: ['bass' as const], image: null }
      return store.dispatch(recruitmentsApi.endpoints.createRecruitment.initiate(band))
    }
    const { server } = await renderApp(paths.manual(), { as: yuna })
    server.faults.fault(createRecruitment, 'lost', { times: 1 })
    expect((await make()).error).toMatchObject({ kind: 'offline' })
    const { data } = await make()
    const made = await server.deps.db.select({ bandId: bands.id }).from(bands)
    expect(made).toEqual([{ bandId: data!.bandId }])
    // what follows a success is another act
    expect((await make()).data!.bandId).not.toBe(data!.bandId)
  })
})

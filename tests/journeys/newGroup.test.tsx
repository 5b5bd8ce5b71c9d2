import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aRoom, renderApp } from '../renderApp.tsx'

beforeAll(layOutLists)

it("a new group (CH2) shows at once, by its name and with its maker's picture", async () => {
  const [yuna, jun] = [await aMember({ nickname: 'yuna' }), await aMember({ nickname: 'jun' })]
  await aRoom([yuna, jun])
  const { store, router, server } = await renderApp(paths.privateChat(), { as: yuna })
  await screen.findByText('jun')

  const image = asFile(await aPhoto(400, 300), '우리 밴드.jpg')
  const group = { memberIds: [jun.memberId], roomName: '금요 합주', image }
  const made = await store.dispatch(chatApi.endpoints.createRoom.initiate(group)).unwrap()

  const listed = () => chatApi.endpoints.listRooms.select()(store.getState()).data
  await waitFor(() =>
    expect(listed()).toContainEqual(
      expect.objectContaining({ roomId: made.roomId, imageUrl: made.roomImageUrl }),
    ),
  )
  expect((await server.app.request(made.roomImageUrl!)).headers.get('Content-Type')).toBe('image/jpeg')

  await act(() => router.navigate(paths.groupChat(made.roomId)))
  expect(await screen.findByText('금요 합주')).toBeVisible()
})

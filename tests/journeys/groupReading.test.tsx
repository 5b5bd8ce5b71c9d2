import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

beforeAll(layOutLists)

/** A group of three over the socket: one uses this phone, the two others read and write on theirs. */
async function threeInAGroup() {
  const yuna = await aMember({ nickname: 'yuna' })
  const jun = await aMember({ nickname: 'jun' })
  const sol = await aMember({ nickname: 'sol' })
  return { yuna, jun, sol, roomId: await aRoom([yuna, jun, sol], { name: '토요일 합주' }) }
}

/** Marks everything up to the newest message as read. */
async function reads(roomId: number, who: TestMember): Promise<void> {
  const { call, chat } = theServer()
  const { value } = await call(listMessages, { as: who, path: { roomId } })
  const refusal = await chat.readGroup(who, roomId, value.messages[0]!.messageId)
  expect(refusal).toBeNull()
}

const thread = async () => within(await screen.findByRole('log', { name: '대화' }))
/** The text beside a message, such as `2명이 읽지 않음`; null when there is none. */
async function numberAt(text: string): Promise<string | null> {
  const message = (await (await thread()).findByText(text)).closest<HTMLElement>('.message')
  return within(message!).queryByText('명이 읽지 않음')?.parentElement?.textContent ?? null
}

describe('the number beside a message of a group of three', () => {
  it('counts the others on an own message, decreases with each reader, and disappears with the last', async () => {
    const { yuna, jun, sol, roomId } = await threeInAGroup()
    const { user, socket } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await waitFor(() => expect(socket.open).toBe(1))
    await user.type(await screen.findByRole('textbox', { name: '메시지' }), '4시 어때요?{Enter}')
    await waitFor(async () => expect(await numberAt('4시 어때요?')).toBe('2명이 읽지 않음'))
    await reads(roomId, jun)
    await waitFor(async () => expect(await numberAt('4시 어때요?')).toBe('1명이 읽지 않음'))
    // Reading again changes nothing.
    await reads(roomId, jun)
    await reads(roomId, sol)
    await waitFor(async () => expect(await numberAt('4시 어때요?')).toBeNull())
  })

  it('counts a member who answers as a reader, once', async () => {
    const { yuna, jun, roomId } = await threeInAGroup()
    const { user, socket } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await waitFor(() => expect(socket.open).toBe(1))
    await user.type(await screen.findByRole('textbox', { name: '메시지' }), '4시 어때요?{Enter}')
    await waitFor(async () => expect(await numberAt('4시 어때요?')).toBe('2명이 읽지 않음'))
    await aMessage(roomId, jun, '좋아요')
    await aMessage(roomId, jun, '그때 봐요')
    await (await thread()).findByText('그때 봐요')
    await waitFor(async () => expect(await numberAt('4시 어때요?')).toBe('1명이 읽지 않음'))
  })

  it('is absent on messages of others once they were read here (docs/product/chat.md "Read marks and numbers")', async () => {
    const { yuna, jun, roomId } = await threeInAGroup()
    const { socket } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await waitFor(() => expect(socket.open).toBe(1))
    await aMessage(roomId, jun, '합주실 예약했어요')
    // One second after it was visible.
    await waitFor(async () => expect(await numberAt('합주실 예약했어요')).toBeNull())
  })
})

it('the divider stays above the first message that was unread when the group was opened', async () => {
  const { yuna, jun, sol, roomId } = await threeInAGroup()
  await aMessage(roomId, jun, '하나')
  await reads(roomId, yuna)
  await aMessage(roomId, sol, '둘')
  await aMessage(roomId, jun, '셋')
  await renderApp(paths.groupChat(roomId), { as: yuna })
  const divider = await screen.findByText('여기까지 읽으셨습니다')
  const isBelow = async (text: string) =>
    (divider.compareDocumentPosition(await (await thread()).findByText(text)) &
      Node.DOCUMENT_POSITION_FOLLOWING) !==
    0
  expect(await isBelow('하나')).toBe(false)
  expect(await isBelow('둘')).toBe(true)
  await aMessage(roomId, sol, '넷')
  expect(await isBelow('넷')).toBe(true)
  expect(screen.getAllByText('여기까지 읽으셨습니다')).toHaveLength(1)
})

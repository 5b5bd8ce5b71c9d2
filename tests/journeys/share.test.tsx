import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

let me: TestMember
beforeEach(async () => {
  layOutWindow()
  me = await aMember()
})

/** The device's storage, with what the worker has kept of the share. */
function keep(match: () => Promise<Response>) {
  const cache = { match, put: async () => {}, delete: async () => true }
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true, delete: async () => true })
}

function aShare(text: string): Response {
  const form = new FormData()
  form.set('text', text)
  const kept = new Response(form)
  kept.headers.set('x-kept-at', String(Date.now()))
  return kept
}

const open = () => renderApp(paths.share(), { as: me })

describe('what another app has shared', () => {
  it('is said to be lost when the device cannot read it, and not that nothing was shared', async () => {
    expectConsole('error', '[hapju] what was shared could not be read ')
    keep(() => Promise.reject(new DOMException('No space', 'QuotaExceededError')))
    await open()
    expect(await screen.findByRole('heading', { name: '공유한 내용을 받지 못했습니다.' })).toBeVisible()
    expect(screen.queryByText('보낼 내용이 없어요')).toBeNull()
    expect(screen.getByRole('link', { name: '채팅방 보기' })).toBeVisible()
  })

  it('waits for a line where the rooms were never received, and goes on by itself', async () => {
    await aRoom([me, await aMember({ nickname: 'harin' })])
    keep(async () => aShare('https://youtu.be/dQw4w9WgXcQ'))
    theServer().socket.block()
    theServer().faults.fault(listRooms, 'offline')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open()
    expect(await screen.findByRole('heading', { name: '이 화면은 아직 받지 못했어요' })).toBeVisible()
    theServer().faults.clear()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText(/youtu\.be/)).toBeVisible()
    expect(await screen.findByText('harin')).toBeVisible()
  })

  it('asks before it is closed while the rooms are on their way', async () => {
    keep(async () => aShare('https://youtu.be/dQw4w9WgXcQ'))
    theServer().faults.fault(listRooms, 'timeout')
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '닫기' }))
    const question = await screen.findByRole('dialog', { name: '보내지 않고 나갈까요?' })
    await user.click(within(question).getByRole('button', { name: '계속하기' }))
    expect(await screen.findByRole('heading', { name: '어디로 보낼까요?' })).toBeVisible()
  })

  it('goes to rooms that say whom they reach, and not what a blocked member said there', async () => {
    const harin = await aMember({ nickname: 'harin' })
    const roomId = await aRoom([me, harin, await aMember({ nickname: 'taeo' })], { name: '토요일 합주' })
    await aMessage(roomId, harin, '저는 6시요')
    await theServer().call(blockMember, { as: me, path: { memberId: harin.memberId } })
    keep(async () => aShare('https://youtu.be/dQw4w9WgXcQ'))
    await open()
    expect(await screen.findByText('harin, taeo')).toBeVisible()
    expect(screen.queryByText(/6시/)).toBeNull()
  })
})

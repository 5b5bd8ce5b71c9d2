import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findDay, listMessages, searchMessages } from '#contract/http/chat/messages.ts'
import { layOutLists, scrollList } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { formatDay, isoDay } from '#src/lib/time/time.ts'
import { fillRoom } from '#tests/env/longRoom.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '#tests/renderApp.tsx'

beforeEach(layOutLists)

const LENGTH = 400
const DAY_MS = 24 * 60 * 60 * 1000

/** Four hundred messages, ten a day until today; one of them has a distinctive text. */
async function aLongRoom() {
  const yuna = await aMember({ nickname: 'yuna' })
  const jun = await aMember({ nickname: 'jun' })
  const roomId = await aRoom([yuna, jun])
  const { db } = theServer().deps
  await fillRoom(db, {
    roomId,
    writers: [yuna.memberId, jun.memberId],
    length: LENGTH,
    words: '연습실 ',
    secondsApart: DAY_MS / 1000 / 10,
  })
  const say = (n: number, content: string) =>
    db.execute(sql`update messages set content = ${content} where room_id = ${roomId} and talk_number = ${n}`)
  await say(37, '망원에서 합주 어때요?')
  await say(390, '합주 잘했어요')
  return { yuna, jun, roomId }
}

const log = () => screen.findByRole('log', { name: '대화' })
/** Searches the currently rendered list, since each jump creates another one. */
const said = (text: string) =>
  waitFor(() => within(screen.getByRole('log', { name: '대화' })).getByText(text))
const newest = () => said(`${LENGTH}번째 이야기 연습실`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: '대화 내용 검색' })
const matches = async () =>
  within(await screen.findByRole('list', { name: '찾은 메시지' })).findAllByRole('listitem')

async function visit() {
  const room = await aLongRoom()
  const app = await renderApp(paths.privateChat(room.roomId), { as: room.yuna })
  await newest()
  return { ...room, ...app }
}

describe('the search in a room', () => {
  it('finds by initials, shows a match in context, and leads to the next and back', async () => {
    const { user } = await visit()
    await user.click(await button('대화 내용 검색'))
    await waitFor(async () => expect(await field()).toHaveFocus())
    await user.type(await field(), 'ㅎㅈ')
    const found = await matches()
    expect(found.map((row) => row.textContent)).toEqual([
      expect.stringContaining('합주 잘했어요'),
      expect.stringContaining('망원에서 합주 어때요?'),
    ])
    expect(found[1]!.querySelector('mark')).toHaveTextContent('합주')
    expect(screen.getByText('메시지 2개')).toBeInTheDocument()

    await user.click(within(found[1]!).getByRole('button'))
    expect((await said('망원에서 합주 어때요?')).closest('[data-key]')).toHaveAttribute('data-lit', 'true')
    expect(screen.getByText(/^2번째 메시지, .*: 망원에서 합주 어때요\?$/)).toBeInTheDocument()
    expect(await button('이전 메시지')).toBeDisabled()
    await user.click(await button('다음 메시지'))
    expect(await said('합주 잘했어요')).toBeInTheDocument()
    expect(await screen.findByText('1 / 2')).toBeVisible()

    await user.click(await button('목록'))
    expect(await matches()).toHaveLength(2)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(await button('대화 내용 검색')).toHaveFocus()
  })

  it('says that nothing was found, or why the search failed', async () => {
    const { user } = await visit()
    const { faults } = theServer()
    await user.click(await button('대화 내용 검색'))
    await user.type(await field(), '없는 말')
    expect(await screen.findByText('찾는 메시지가 없어요')).toBeVisible()
    faults.fault(searchMessages, 'offline')
    await user.clear(await field())
    await user.type(await field(), '합주')
    expect(await screen.findByText('메시지를 찾지 못했습니다.')).toBeVisible()
    faults.clear()
    await user.click(await button('다시 시도'))
    expect(await matches()).toHaveLength(2)
  })

  it('stays on its list and shows an error when a match cannot be opened', async () => {
    const { user } = await visit()
    const { faults } = theServer()
    await user.click(await button('대화 내용 검색'))
    await user.type(await field(), '망원')
    const [match] = await matches()
    faults.fault(listMessages, 'offline')
    await user.click(within(match!).getByRole('button'))
    expect(await screen.findByText('메시지로 이동하지 못했습니다.')).toBeInTheDocument()
    faults.clear()
    await user.click(within((await matches())[0]!).getByRole('button'))
    expect(await said('망원에서 합주 어때요?')).toBeInTheDocument()
  })
})

describe('a view of the past', () => {
  async function lookAtTheOldOne() {
    const visited = await visit()
    const { user } = visited
    await user.click(await button('대화 내용 검색'))
    await user.type(await field(), '망원')
    await user.click(within((await matches())[0]!).getByRole('button'))
    await said('망원에서 합주 어때요?')
    await user.click(await button('검색 닫기'))
    return visited
  }

  it('counts new messages, and leads to them', async () => {
    const { user, jun, roomId } = await lookAtTheOldOne()
    await aMessage(roomId, jun, '오늘은 어디서 볼까요?')
    await user.click(await button('새 메시지 1개'))
    expect(await said('오늘은 어디서 볼까요?')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('망원에서 합주 어때요?')).not.toBeInTheDocument())
  })

  it('ends when the member sends a message', async () => {
    const { user } = await lookAtTheOldOne()
    await user.type(await screen.findByRole('textbox', { name: '메시지' }), '이때 재밌었죠{Enter}')
    expect(await said('이때 재밌었죠')).toBeInTheDocument()
  })

  it('loads more in both directions', async () => {
    await lookAtTheOldOne()
    const list = await log()
    // Each loaded page keeps the scroll position, with more above it.
    await waitFor(() => {
      act(() => scrollList(list, 0))
      expect(within(list).getByText('1번째 이야기 연습실')).toBeInTheDocument()
    })
  })
})

describe('a jump to a day', () => {
  const daysAgo = (days: number) => Date.now() - days * DAY_MS

  async function openSheet() {
    const visited = await visit()
    const dividers = await screen.findAllByRole('button', { name: /, 날짜로 이동$/ })
    // In one step: older messages may arrive between the events of `user.click`, and without a layout the
    // list would then replace every row.
    fireEvent.click(dividers.at(-1)!)
    // The sheet's code loads with the first tap.
    const date = await screen.findByLabelText<HTMLInputElement>('날짜', {})
    return { ...visited, date }
  }
  const enter = (date: HTMLInputElement, day: string) => fireEvent.change(date, { target: { value: day } })
  const go = () => screen.findByRole('button', { name: '이동', hidden: true })

  it('starts at the label of another day, and allows the first day to today', async () => {
    const { user, date } = await openSheet()
    await waitFor(() => expect(date.min).toBe(isoDay(daysAgo((LENGTH - 1) / 10))))
    expect(date.max).toBe(isoDay(Date.now()))
    enter(date, isoDay(daysAgo(20)))
    await user.click(await go())
    expect(await said(formatDay(daysAgo(20)))).toBeInTheDocument()
    expect(date).not.toBeInTheDocument()
  })

  it('without messages leads to the next day, and says so', async () => {
    const { user, date, roomId } = await openSheet()
    const day = isoDay(daysAgo(25))
    await theServer().deps.db.execute(sql`
      update messages set created_at = created_at + interval '1 day'
      where room_id = ${roomId} and (created_at at time zone 'Asia/Seoul')::date = ${day}::date`)
    enter(date, day)
    await user.click(await go())
    expect(await screen.findByText(/^그날은 나눈 메시지가 없어 .+일로 이동했습니다\.$/)).toBeInTheDocument()
  })

  it('before the first or after today is refused in the sheet, where the entry stays', async () => {
    const { user, date } = await openSheet()
    await waitFor(() => expect(date.min).not.toBe(''))
    enter(date, '2020-01-01')
    await user.click(await go())
    expect(await screen.findByText(/부터 고를 수 있어요\.$/)).toBeInTheDocument()
    enter(date, isoDay(daysAgo(-2)))
    await user.click(await go())
    expect(await screen.findByText('오늘까지만 고를 수 있어요.')).toBeInTheDocument()
    expect(date).toHaveValue(isoDay(daysAgo(-2)))
  })

  it('that fails shows why, and can be retried', async () => {
    const { user, date } = await openSheet()
    const { faults } = theServer()
    faults.fault(findDay, 'offline')
    enter(date, isoDay(daysAgo(20)))
    await user.click(await go())
    expect(await screen.findByText(/네트워크를 확인하고 다시 시도해 주세요\.$/)).toBeInTheDocument()
    faults.clear()
    await user.click(await go())
    expect(await said(formatDay(daysAgo(20)))).toBeInTheDocument()
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listBandMembers } from '#contract/http/bands/bands.ts'
import { leaveRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { joinBand } from '#contract/http/recruitments/applications.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { bands, bandSessions } from '#server/db/bandTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'

// jsdom has no layout, and the list of messages renders only visible rows.
beforeAll(layOutLists)

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const aBand = (sessions: BandSessionType[] = ['bass'], facts: { status?: 'RECRUITING' | 'ACTIVE' } = {}) =>
  bandTest(theServer()).aBand(harin, { name: '해일', sessions, ...facts })
const anApplication = (bandId: number) => bandTest(theServer()).anApplication(bandId, harin, me)

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const question = () => dialog('밴드에 조인하시겠습니까?')
const yes = async () => within(await question()).findByRole('button', { name: '예' })
/** The button of the page for applying. */
const applyButton = () => screen.findByRole('button', { name: '지원하기' })
const session = (name: string) => screen.findByRole('radio', { name })

/** The room's code may still be loading, behind the list and its overlays. */
const roomOf = (name: string) => screen.findByRole('heading', { name, level: 1 })

/** Opens the list and taps JOIN, up to the confirmation. */
async function askToJoin(as: TestMember = me) {
  const app = await renderApp(paths.bands(), { as })
  await app.user.click(await screen.findByRole('button', { name: '해일 JOIN' }))
  const modal = within(await dialog('해일'))
  await app.user.click(modal.getByRole('button', { name: 'JOIN' }))
  await question()
  return app
}

const place = ({ router }: Awaited<ReturnType<typeof askToJoin>>) =>
  router.state.location.pathname + router.state.location.search

/** The ids of a member's application rooms, from the room list. */
async function applicationRooms(as: TestMember = me): Promise<number[]> {
  const { value } = await theServer().call(listRooms, { as })
  return value.chatRoomInfos.flatMap((room) =>
    room.roomType === 'BAND-MANAGER'
      ? room.chatRoomInfo.map(({ roomId }) => roomId)
      : room.roomType === 'BAND-APPLICANT'
        ? [room.roomId]
        : [],
  )
}

describe('JOIN', () => {
  it('asks first, and closes on 아니요', async () => {
    await aBand()
    const { user } = await askToJoin()
    expect(screen.getByText('밴드 모집 채팅방에 참가합니다.')).toBeVisible()
    await user.click(within(await question()).getByRole('button', { name: '아니요' }))
    await waitFor(() => expect(screen.queryByText('밴드에 조인하시겠습니까?')).toBeNull())
    expect(await applicationRooms()).toEqual([])
  })

  it('leads to the page for applying, where a single wanted session is chosen', async () => {
    await aBand(['bass'])
    const app = await askToJoin()
    await app.user.click(await yes())
    expect(await screen.findByRole('heading', { level: 1, name: '지원하기' })).toBeVisible()
    expect(await session('베이스')).toBeChecked()
    await app.user.click(await applyButton())
    expect(await roomOf('해일')).toBeVisible()
    expect(await screen.findByText('지원 · 베이스')).toBeVisible()
    const [roomId = 0] = await applicationRooms()
    expect(place(app)).toBe(paths.bandRoom(roomId))
    expect(app.router.state.historyAction).toBe('REPLACE')
  })

  it('offers a choice where several are, and cannot be sent before one is made', async () => {
    await aBand(['bass', 'piano'])
    const { user } = await askToJoin()
    await user.click(await yes())
    await session('베이스')
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '베이스',
      '피아노',
    ])
    expect(await applyButton()).toBeDisabled()
    expect(screen.getByText('함께할 세션을 골라주세요.')).toBeVisible()
    await user.click(await session('피아노'))
    await user.click(await applyButton())
    expect(await roomOf('해일')).toBeVisible()
    const { value } = await theServer().call(listRooms, { as: me })
    expect(value.chatRoomInfos).toMatchObject([{ roomType: 'BAND-APPLICANT', session: 'piano' }])
  })

  it('takes a few words along, which the manager reads as the first message', async () => {
    await aBand(['bass'])
    const { user } = await askToJoin()
    await user.click(await yes())
    await user.type(await screen.findByRole('textbox', { name: '한마디' }), '공간계 페달을 좋아해요')
    await user.click(await applyButton())
    expect(await screen.findByText('공간계 페달을 좋아해요')).toBeVisible()
    const { value } = await theServer().call(listRooms, { as: harin })
    expect(value.chatRoomInfos).toMatchObject([
      { unreadCount: 1, lastMessage: { content: '공간계 페달을 좋아해요', senderId: me.memberId } },
    ])
  })

  it('asks before words that were not sent are left', async () => {
    const bandId = await aBand(['bass'])
    const app = await renderApp(paths.band(bandId), { as: me })
    await act(() => app.router.navigate(paths.apply(bandId)))
    await app.user.type(await screen.findByRole('textbox', { name: '한마디' }), '안녕하세요')
    await app.user.click(screen.getByRole('button', { name: '뒤로' }))
    const asked = within(await screen.findByRole('dialog'))
    await app.user.click(asked.getAllByRole('button')[0]!)
    expect(screen.getByRole('textbox', { name: '한마디' })).toHaveValue('안녕하세요')
    expect(await applicationRooms()).toEqual([])
  })

  it('leads to the room when the member has applied already', async () => {
    const bandId = await aBand()
    const roomId = await anApplication(bandId)
    const app = await renderApp(paths.apply(bandId), { as: me })
    expect(await roomOf('해일')).toBeVisible()
    expect(place(app)).toBe(paths.bandRoom(roomId))
  })

  it('chooses the session of the address', async () => {
    const bandId = await aBand(['bass', 'piano'])
    await renderApp(paths.apply(bandId, 'piano'), { as: me })
    expect(await session('피아노')).toBeChecked()
  })

  it('says at each session how well one plays it, where the profile says so', async () => {
    const bandId = await aBand(['electric_guitar', 'vocal', 'piano'])
    const availableSessions = [
      { sessionType: 'electric_guitar', level: 'INTERMEDIATE' },
      { sessionType: 'vocal', level: 'BEGINNER' },
      { sessionType: 'drums', level: 'EXPERT' },
    ]
    await theServer().call(changeProfile, { as: me, body: { availableSessions } })
    await renderApp(paths.apply(bandId), { as: me })
    expect(await session('일렉기타 나는 중수')).toBeInTheDocument()
    expect(await session('보컬 나는 초보')).toBeInTheDocument()
    expect(await session('피아노')).toBeInTheDocument()
  })

  it('makes one application however often 지원하기 is tapped', async () => {
    await aBand(['bass'])
    const { user } = await askToJoin()
    await user.click(await yes())
    await user.dblClick(await applyButton())
    expect(await roomOf('해일')).toBeVisible()
    expect(await applicationRooms(harin)).toHaveLength(1)
  })

  it('says 참여 중 the second time, and opens the same room without a question', async () => {
    const bandId = await aBand(['bass', 'drums'])
    const roomId = await anApplication(bandId)
    const app = await renderApp(paths.band(bandId), { as: me })
    await app.user.click(await screen.findByRole('link', { name: '참여 중' }))
    expect(await roomOf('해일')).toBeVisible()
    expect(place(app)).toBe(paths.bandRoom(roomId))
    expect(await applicationRooms()).toEqual([roomId])
  })

  it('opens the same room even when the list of rooms could not be read before 예 is tapped', async () => {
    const bandId = await aBand(['bass', 'piano'])
    const roomId = await anApplication(bandId)
    theServer().faults.fault(listRooms, 400)
    const app = await renderApp(paths.bands(), { as: me })
    await app.user.click(await screen.findByRole('button', { name: '해일 JOIN' }))
    const modal = within(await dialog('해일'))
    await app.user.click(modal.getByRole('button', { name: 'JOIN' }))
    await question()
    theServer().faults.clear()
    await app.user.click(await yes())
    expect(await roomOf('해일')).toBeVisible()
    expect(place(app)).toBe(paths.bandRoom(roomId))
  })

  it('applies again after a refusal, in another room', async () => {
    const bandId = await aBand()
    const refused = await bandTest(theServer()).anApplication(bandId, harin, me, { passFail: 'FAIL' })
    const app = await askToJoin()
    await app.user.click(await yes())
    await app.user.click(await applyButton())
    expect(await screen.findByText('지원 · 베이스')).toBeVisible()
    const rooms = await applicationRooms()
    expect(rooms).toHaveLength(2)
    expect(place(app)).not.toBe(paths.bandRoom(refused))
  })

  it('brings a member who had left the room back to its messages', async () => {
    const roomId = await anApplication(await aBand())
    await theServer().chat.toBand(harin, roomId, { content: '반가워요' })
    await theServer().call(leaveRoom, { as: me, path: { roomId } })
    const app = await askToJoin()
    await app.user.click(await yes())
    await app.user.click(await applyButton())
    expect(await screen.findByText('반가워요')).toBeVisible()
    expect(place(app)).toBe(paths.bandRoom(roomId))
  })

  it('admits a member to a band that has filled its places meanwhile', async () => {
    const bandId = await aBand(['bass'], { status: 'ACTIVE' })
    await anApplication(bandId)
    const { user } = await renderApp(paths.band(bandId), { as: me })
    await user.click(await screen.findByRole('link', { name: '참여 중' }))
    expect(await screen.findByText('아직 나눈 메시지가 없어요')).toBeVisible()
  })

  it('says 내 밴드 to the manager, and leads to the applicants', async () => {
    const bandId = await aBand()
    await renderApp(paths.band(bandId), { as: harin })
    expect(await screen.findByRole('link', { name: '내 밴드' })).toHaveAttribute(
      'href',
      paths.bandRecruit(bandId),
    )
    expect(screen.queryByRole('button', { name: 'JOIN' })).toBeNull()
  })

  it('says 모집완료 where the band no longer recruits, and asks nothing', async () => {
    const bandId = await aBand(['bass'], { status: 'ACTIVE' })
    await renderApp(paths.band(bandId), { as: me })
    expect(await screen.findByRole('button', { name: '모집완료' })).toBeDisabled()
  })

  it('suggests the session of the seat that was tapped', async () => {
    const bandId = await aBand(['bass', 'piano', 'drums'])
    const { user } = await renderApp(paths.people(bandId), { as: me })
    await user.click(await screen.findByRole('button', { name: /피아노 ?모집 중/ }))
    await user.click(await yes())
    expect(await session('피아노')).toBeChecked()
    await user.click(await applyButton())
    expect(await roomOf('해일')).toBeVisible()
    const { value } = await theServer().call(listRooms, { as: me })
    expect(value.chatRoomInfos).toMatchObject([{ bandId, session: 'piano' }])
  })

  it('offers what is left when the session of the seat was just taken', async () => {
    const bandId = await aBand(['bass', 'piano'])
    const { user } = await renderApp(paths.people(bandId), { as: me })
    await user.click(await screen.findByRole('button', { name: /피아노 ?모집 중/ }))
    await theServer()
      .deps.db.update(bandSessions)
      .set({ recruiting: false })
      .where(eq(bandSessions.session, 'piano'))
    await user.click(await yes())
    expect(await session('베이스')).toBeChecked()
    expect(screen.queryByRole('radio', { name: '피아노' })).toBeNull()
  })

  it('has no seats to tap in the own band, which say whether it still recruits', async () => {
    const [own, over] = [await aBand(), await aBand(['bass'], { status: 'ACTIVE' })]
    const { router } = await renderApp(paths.people(own), { as: harin })
    expect(await screen.findByText('모집 중')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /모집 중/ })).toBeNull())
    await act(() => router.navigate(paths.people(over)))
    expect(await screen.findByText('모집완료')).toBeVisible()
    expect(screen.queryByRole('button', { name: /지원하기/ })).toBeNull()
  })

  it('has no seats to tap where the recruiting is over', async () => {
    const over = await aBand(['bass'], { status: 'ACTIVE' })
    await renderApp(paths.people(over), { as: me })
    expect(await screen.findByText('모집완료')).toBeVisible()
    expect(screen.queryByRole('button', { name: /지원하기/ })).toBeNull()
  })
})

describe('an obstacle to joining', () => {
  it('is reported for the own band where the list of rooms cannot be read', async () => {
    await aBand(['bass', 'drums'])
    theServer().faults.fault(listRooms, 400)
    const { user } = await askToJoin(harin)
    await user.click(await yes())
    const told = within(await dialog('자신의 밴드에는 지원할 수 없습니다.'))
    await user.click(told.getByRole('button', { name: '확인' }))
    theServer().faults.clear()
    expect(await applicationRooms(harin)).toEqual([])
  })

  it('is reported for a band that no longer recruits', async () => {
    const bandId = await aBand(['bass', 'drums'])
    const { user } = await askToJoin()
    await theServer().deps.db.update(bands).set({ status: 'ACTIVE' }).where(eq(bands.id, bandId))
    await user.click(await yes())
    expect(await dialog('지금은 모집하지 않는 밴드예요')).toBeVisible()
  })

  it('is reported for a band that is over', async () => {
    const bandId = await aBand()
    const { user } = await askToJoin()
    await theServer().deps.db.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId))
    await user.click(await yes())
    expect(await dialog('해당 밴드의 정보가 존재하지 않습니다')).toBeVisible()
  })

  it('is reported for a band whose end date has just passed', async () => {
    const bandId = await aBand()
    const { user } = await askToJoin()
    const { db, now } = theServer().deps
    const over = { autoClose: true, endsAt: new Date(now().getTime() - 1_000) }
    await db.update(bands).set(over).where(eq(bands.id, bandId))
    await user.click(await yes())
    await user.click(await applyButton())
    expect(await screen.findByText('해당 세션은 모집 중이 아닙니다.')).toBeVisible()
  })

  it('may be a session that was just taken: the others can be chosen', async () => {
    const bandId = await aBand(['bass', 'drums', 'vocal'])
    const { user } = await askToJoin()
    await user.click(await yes())
    await user.click(await session('베이스'))
    writeInto(screen.getByRole('textbox', { name: '한마디' }), '안녕하세요')
    await theServer()
      .deps.db.update(bandSessions)
      .set({ recruiting: false })
      .where(eq(bandSessions.session, 'bass'))
    await user.click(await applyButton())
    expect(await screen.findByText('해당 세션은 모집 중이 아닙니다.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('radio', { name: '베이스' })).toBeNull())
    expect(screen.getByRole('textbox', { name: '한마디' })).toHaveValue('안녕하세요')
    await user.click(await session('드럼'))
    await user.click(await applyButton())
    expect(await roomOf('해일')).toBeVisible()
    const { value } = await theServer().call(listRooms, { as: me })
    expect(value.chatRoomInfos).toMatchObject([{ bandId, session: 'drums' }])
  })

  it('may be a lost connection, before the choice and after it, or a failing server; the choice stays', async () => {
    await aBand(['bass', 'drums'])
    const { user, server } = await askToJoin()
    server.faults.fault(listBandMembers, 'offline', { times: 1 })
    await user.click(await yes())
    expect(await screen.findByText(OFFLINE_TEXT)).toBeVisible()
    await user.click(await yes())
    await user.click(await session('드럼'))
    writeInto(screen.getByRole('textbox', { name: '한마디' }), '안녕하세요')
    server.faults.fault(joinBand, 'offline', { times: 1 })
    await user.click(await applyButton())
    expect(await screen.findByText(OFFLINE_TEXT)).toBeVisible()
    expect(screen.getByRole('radio', { name: '드럼' })).toBeChecked()
    expect(screen.getByRole('textbox', { name: '한마디' })).toHaveValue('안녕하세요')
    // The next try meets a failing server.
    server.faults.fault(joinBand, 500, { times: 1 })
    await user.click(await applyButton())
    expect(await screen.findByText('조인하지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    await user.click(await applyButton())
    expect(await roomOf('해일')).toBeVisible()
  })

  it('may be closing the dialog: its member is not led into the room afterwards', async () => {
    await aBand()
    const app = await askToJoin()
    const letGo = app.server.faults.hold()
    await app.user.click(await yes())
    await app.user.click(screen.getByRole('button', { name: '아니요' }))
    letGo()
    await waitFor(() => expect(screen.queryByText('밴드에 조인하시겠습니까?')).toBeNull())
    expect(place(app)).toBe(paths.bands())
  })
})

describe('the room of an application', () => {
  it("is titled with the band's name for the applicant", async () => {
    const roomId = await anApplication(await aBand())
    await renderApp(paths.bandRoom(roomId), { as: me })
    expect(await roomOf('해일')).toBeVisible()
  })

  it('delivers messages in both directions while it is open', async () => {
    const roomId = await anApplication(await aBand())
    const { user, socket, server } = await renderApp(paths.bandRoom(roomId), { as: harin })
    expect(await roomOf('yuna22')).toBeVisible()
    await waitFor(() => expect(socket.open).toBe(1))
    await server.chat.toBand(me, roomId, { content: '베이스 쳐요' })
    expect(await screen.findByText('베이스 쳐요')).toBeVisible()
    await user.type(await screen.findByRole('textbox', { name: '메시지' }), '토요일에 봐요{Enter}')
    expect(await screen.findByText('토요일에 봐요')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
    await waitFor(async () => {
      const { value } = await server.call(listRooms, { as: me })
      expect(value.chatRoomInfos).toMatchObject([
        { lastMessage: { content: '토요일에 봐요' }, unreadCount: 1 },
      ])
    })
  })

  it('accepts a message even where the list of rooms cannot be read', async () => {
    const roomId = await anApplication(await aBand())
    theServer().faults.fault(listRooms, 400)
    const { user, socket } = await renderApp(paths.bandRoom(roomId), { as: me })
    await waitFor(() => expect(socket.open).toBe(1))
    await screen.findByText('아직 나눈 메시지가 없어요')
    await user.type(await screen.findByRole('textbox', { name: '메시지' }), '안녕하세요{Enter}')
    await waitFor(async () => {
      const { value } = await theServer().call(listRooms, { as: harin })
      expect(value.chatRoomInfos).toMatchObject([{ lastMessage: { content: '안녕하세요' } }])
    })
    expect(screen.queryByText('전송하지 못했어요')).toBeNull()
  })

  it('keeps messages written offline, and sends them once online', async () => {
    const roomId = await anApplication(await aBand())
    const { user, socket } = await renderApp(paths.bandRoom(roomId), { as: me })
    expect(await roomOf('해일')).toBeVisible()
    await waitFor(() => expect(socket.open).toBe(1))
    socket.block()
    expect(await screen.findByText('WebSocket 연결이 끊어졌습니다.')).toBeVisible()
    await user.type(await screen.findByRole('textbox', { name: '메시지' }), '지원합니다{Enter}')
    expect(await screen.findByText('보내는 중')).toBeInTheDocument()
    socket.unblock()
    await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
    expect(screen.getAllByText('지원합니다')).toHaveLength(1)
  })

  it('can be left, and is not in the list of conversations', async () => {
    const roomId = await anApplication(await aBand())
    const { user, router } = await renderApp(paths.bandRoom(roomId), { as: me })
    await roomOf('해일')
    await user.click(await screen.findByRole('button', { name: '메뉴' }))
    await user.click(await screen.findByRole('menuitem', { name: '나가기', hidden: true }))
    await user.click(within(await dialog('채팅방에서 나가시겠습니까?')).getByRole('button', { name: '예' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.home()))
    expect(await applicationRooms()).toEqual([])
    expect(await applicationRooms(harin)).toEqual([roomId])
  })

  it('is in the chat list, too, with how it is', async () => {
    const roomId = await anApplication(await aBand())
    await renderApp(paths.privateChat(), { as: me })
    const row = await screen.findByRole('link', { name: /지원 중/ })
    expect(row).toHaveAttribute('href', paths.bandRoom(roomId))
  })
})

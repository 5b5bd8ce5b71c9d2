import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import { readReport, report } from '#contract/http/safety/reports.ts'
import { blocks } from '#server/db/safetyTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import { reportsTest } from '#server/modules/safety/reports/reports.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, aMessage, aRoom, renderApp, type RenderedApp, theServer } from '../renderApp.tsx'
import { eachFault } from './eachFault.ts'

beforeAll(layOutLists)

let yuna: TestMember
let harin: TestMember
beforeEach(async () => {
  yuna = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const reports = () => reportsTest(theServer())
// jsdom has no top layer: menu items count as hidden there
const choose = async (user: RenderedApp['user'], name: string) =>
  user.click(await screen.findByRole('menuitem', { name, hidden: true }))
const sheet = async () => within(await screen.findByRole('dialog', { name: '어떤 점이 불편했나요?' }))
const received = async () => within(await screen.findByRole('dialog', { name: '신고를 접수했어요' }))
const send = () => screen.getByRole('button', { name: '신고하기' })

/** The profile of harin, with the sheet open. */
async function openSheet() {
  const app = await renderApp(paths.profileDetail(harin.memberId), { as: yuna })
  await screen.findByRole('heading', { name: 'harin' })
  await app.user.click(screen.getByRole('button', { name: '메뉴' }))
  await choose(app.user, '신고')
  await sheet()
  return app
}

describe('a report of a profile', () => {
  it('takes a reason and words, and says that it was received and what about', async () => {
    const { user } = await openSheet()
    expect((await sheet()).getByText('harin님은 누가 신고했는지 알 수 없어요.')).toBeVisible()
    const reasons = within(screen.getByRole('radiogroup', { name: '이유' }))
    expect(reasons.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '욕설이나 비방',
      '불쾌한 사진이나 음성',
      '약속을 여러 번 어김',
      '사칭이나 거짓 정보',
      '광고나 금전 요구',
      '그 밖의 이유',
    ])
    await user.click(reasons.getByRole('radio', { name: '약속을 여러 번 어김' }))
    await user.type(screen.getByRole('textbox', { name: '자세한 내용' }), '세 번째예요.')
    expect(screen.getByText('7/300')).toBeVisible()
    await user.click(send())
    const done = await received()
    expect(done.getByText('하루 안에 살펴보고 결과를 알림으로 알려드릴게요.')).toBeVisible()
    expect(done.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'harin',
      '약속을 여러 번 어김',
    ])
    expect(await reports().rows()).toMatchObject([
      { kind: 'MEMBER', targetId: harin.memberId, words: '세 번째예요.', reporterId: yuna.memberId },
    ])
    expect((await reports().cases())[0]).toMatchObject({ reason: 'NO_SHOW', memberId: harin.memberId })
    await user.click(done.getByRole('button', { name: '확인' }))
    await expectNoDialog()
    expect(screen.getByRole('heading', { name: 'harin' })).toBeVisible()
    expect(await theServer().deps.db.$count(blocks)).toBe(0)
  })

  it('asks for a reason before it is sent', async () => {
    const { user } = await openSheet()
    await user.click(send())
    expect(await screen.findByText('이유를 골라주세요.')).toBeVisible()
    expect(screen.getByRole('radio', { name: '욕설이나 비방' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: '그 밖의 이유' }))
    expect(screen.queryByText('이유를 골라주세요.')).toBeNull()
    expect(await reports().rows()).toEqual([])
  })

  it('blocks the member too where that is wished, and leaves the profile', async () => {
    const app = await renderApp(paths.home(), { as: yuna })
    await app.router.navigate(paths.profileDetail(harin.memberId))
    await screen.findByRole('heading', { name: 'harin' })
    await app.user.click(screen.getByRole('button', { name: '메뉴' }))
    await choose(app.user, '신고')
    await app.user.click((await sheet()).getByRole('radio', { name: '욕설이나 비방' }))
    await app.user.click(screen.getByRole('checkbox', { name: 'harin님 차단하기' }))
    await app.user.click(send())
    const done = await received()
    expect(done.getByText('서로 채팅과 프로필이 보이지 않아요')).toBeVisible()
    expect(done.getByText('차단은 설정의 차단한 멤버에서 풀 수 있어요.')).toBeVisible()
    expect(await theServer().deps.db.select().from(blocks)).toMatchObject([
      { blockerId: yuna.memberId, blockedId: harin.memberId },
    ])
    await app.user.click(done.getByRole('button', { name: '확인' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  })

  it('is received although the block fails, and says which of the two was not done', async () => {
    const { user, server } = await openSheet()
    server.faults.fault(blockMember, 500)
    await user.click(screen.getByRole('radio', { name: '욕설이나 비방' }))
    await user.click(screen.getByRole('checkbox', { name: 'harin님 차단하기' }))
    await user.click(send())
    expect((await received()).getByText('차단하지 못했어요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '확인' }))
    await expectNoDialog()
    expect(screen.getByRole('heading', { name: 'harin' })).toBeVisible()
  })

  it('keeps what was written when it fails, and is sent by another try', async () => {
    const app = await openSheet()
    await app.user.click(screen.getByRole('radio', { name: '광고나 금전 요구' }))
    await app.user.type(screen.getByRole('textbox', { name: '자세한 내용' }), '광고예요')
    await eachFault(
      app,
      report,
      [
        ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
        [500, '신고하지 못했습니다. 다시 시도해 주세요.'],
        ['REPORT4009', '이미 신고했어요. 지금 살펴보고 있어요.'],
        ['COMMON429', '잠시 후 다시 시도해 주세요.'],
        ['MEMBER4004', '회원 정보를 찾을 수 없습니다.'],
      ],
      async (text) => {
        await app.user.click(send())
        expect(await screen.findByText(text)).toBeVisible()
        expect(screen.getByRole('textbox', { name: '자세한 내용' })).toHaveValue('광고예요')
        expect(screen.getByRole('radio', { name: '광고나 금전 요구' })).toBeChecked()
      },
    )
    await app.user.click(send())
    await received()
    expect(await reports().rows()).toMatchObject([{ words: '광고예요' }])
  })

  it('says at once that there is no network, and asks nobody', async () => {
    const { user, server } = await openSheet()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(screen.getByRole('radio', { name: '욕설이나 비방' }))
    await user.click(send())
    expect(await (await sheet()).findByText('인터넷 연결이 끊겼어요.')).toBeVisible()
    expect(server.logged.filter(({ path }) => path === '/api/reports')).toEqual([])
    onLine.mockRestore()
  })

  it('is sent once, however often the button is tapped, and nothing closes the sheet meanwhile', async () => {
    const { user, server } = await openSheet()
    await user.click(screen.getByRole('radio', { name: '욕설이나 비방' }))
    const release = server.faults.hold()
    await user.click(send())
    await user.click(send())
    await user.click(screen.getByRole('button', { name: '닫기' }))
    expect(screen.getByRole('button', { name: '취소' })).toBeDisabled()
    release()
    await received()
    expect(server.logged.filter(({ path }) => path === '/api/reports')).toHaveLength(1)
    expect(await reports().rows()).toHaveLength(1)
  })

  it('keeps a draft when the sheet is closed, and begins anew after a report', async () => {
    const { user } = await openSheet()
    const words = () => screen.getByRole('textbox', { name: '자세한 내용' })
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: '메뉴' }))
      await choose(user, '신고')
      await sheet()
    }
    await user.type(words(), '합주에')
    await user.click(screen.getByRole('button', { name: '취소' }))
    await expectNoDialog()
    await reopen()
    expect(words()).toHaveValue('합주에')
    await user.click(screen.getByRole('radio', { name: '그 밖의 이유' }))
    await user.click(send())
    await user.click((await received()).getByRole('button', { name: '확인' }))
    await expectNoDialog()
    await reopen()
    expect(words()).toHaveValue('')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })
})

describe('in a conversation', () => {
  it('of two the report is about the room, and offers to block the other', async () => {
    const roomId = await aRoom([yuna, harin])
    await aMessage(roomId, harin, '입금해 주세요')
    const { user } = await renderApp(paths.privateChat(roomId), { as: yuna })
    await screen.findByText('입금해 주세요')
    await user.click(await screen.findByRole('button', { name: '메뉴' }))
    await choose(user, '신고')
    await user.click((await sheet()).getByRole('radio', { name: '광고나 금전 요구' }))
    expect(screen.getByRole('checkbox', { name: 'harin님 차단하기' })).not.toBeChecked()
    await user.click(send())
    await received()
    expect(await reports().rows()).toMatchObject([{ kind: 'ROOM', targetId: roomId }])
    expect((await reports().cases())[0]?.memberId).toBe(harin.memberId)
  })

  it('of many it is about the group, and names nobody to block', async () => {
    const roomId = await aRoom([harin, yuna], { name: '토요일 합주' })
    const { user } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await screen.findByRole('heading', { name: '토요일 합주' })
    await user.click(await screen.findByRole('button', { name: '메뉴' }))
    await choose(user, '신고')
    const open = await sheet()
    expect(open.getByText('상대는 누가 신고했는지 알 수 없어요.')).toBeVisible()
    expect(open.queryByRole('checkbox')).toBeNull()
    await user.click(open.getByRole('radio', { name: '불쾌한 사진이나 음성' }))
    await user.click(send())
    expect((await received()).getByText('토요일 합주')).toBeVisible()
    expect(await reports().rows()).toMatchObject([{ kind: 'ROOM', targetId: roomId }])
  })

  it('of an application it is about the manager, although the band gives the title', async () => {
    const band = bandTest(theServer())
    const bandId = await band.aBand(harin, { name: '해일' })
    const roomId = await band.anApplication(bandId, harin, yuna)
    const { user } = await renderApp(paths.bandRoom(roomId), { as: yuna })
    await screen.findByRole('heading', { name: '해일', level: 1 })
    await user.click(await screen.findByRole('button', { name: '메뉴' }))
    await choose(user, '신고')
    expect((await sheet()).getByText('harin님은 누가 신고했는지 알 수 없어요.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'harin님 차단하기' })).not.toBeChecked()
  })

  it('a group of one’s own has nobody to report', async () => {
    const roomId = await aRoom([yuna, harin], { name: '토요일 합주' })
    const { user } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await screen.findByRole('heading', { name: '토요일 합주' })
    await user.click(await screen.findByRole('button', { name: '메뉴' }))
    await screen.findByRole('menuitem', { name: '나가기', hidden: true })
    expect(screen.queryByRole('menuitem', { name: '신고', hidden: true })).toBeNull()
  })

  it('a message of another is reported from its menu, an own one is not', async () => {
    const roomId = await aRoom([harin, yuna], { name: '토요일 합주' })
    await aMessage(roomId, harin, '욕설')
    await aMessage(roomId, yuna, '그만하세요')
    const { user } = await renderApp(paths.groupChat(roomId), { as: yuna })
    fireEvent.contextMenu(await screen.findByText('그만하세요'))
    await screen.findByRole('menuitem', { name: '복사', hidden: true })
    expect(screen.queryByRole('menuitem', { name: '신고', hidden: true })).toBeNull()
    await user.keyboard('{Escape}')
    fireEvent.contextMenu(screen.getByText('욕설'))
    await choose(user, '신고')
    await user.click((await sheet()).getByRole('radio', { name: '욕설이나 비방' }))
    await user.click(send())
    expect((await received()).getByText('harin님의 메시지')).toBeVisible()
    expect(await reports().rows()).toMatchObject([{ kind: 'MESSAGE', targetId: 1 }])
  })

  it('a person of a group is reported from the sheet behind their face', async () => {
    const roomId = await aRoom([harin, yuna], { name: '토요일 합주' })
    await aMessage(roomId, harin, '안녕하세요')
    const { user } = await renderApp(paths.groupChat(roomId), { as: yuna })
    await user.click(await screen.findByRole('button', { name: 'harin 보기' }))
    const person = within(await screen.findByRole('dialog', { name: 'harin' }))
    await user.click(person.getByRole('button', { name: '신고' }))
    await user.click((await sheet()).getByRole('radio', { name: '사칭이나 거짓 정보' }))
    await user.click(send())
    await received()
    expect(await reports().rows()).toMatchObject([{ kind: 'MEMBER', targetId: harin.memberId }])
  })
})

describe('a band', () => {
  it('is reported from its page', async () => {
    const bandId = await bandTest(theServer()).aBand(harin, { name: '해일' })
    const { user } = await renderApp(paths.band(bandId), { as: yuna })
    await screen.findByRole('heading', { name: '해일' })
    await user.click(await screen.findByRole('button', { name: '메뉴' }))
    await choose(user, '신고')
    const open = await sheet()
    expect(open.queryByRole('checkbox')).toBeNull()
    await user.click(open.getByRole('radio', { name: '광고나 금전 요구' }))
    await user.click(send())
    expect((await received()).getByText('해일')).toBeVisible()
    expect(await reports().rows()).toMatchObject([{ kind: 'BAND', targetId: bandId }])
  })

  it('is reported from its dialog', async () => {
    const bandId = await bandTest(theServer()).aBand(harin, { name: '해일' })
    const { user } = await renderApp(paths.bands(), { as: yuna })
    await user.click(await screen.findByRole('button', { name: '해일 정보 보기' }))
    const modal = within(await screen.findByRole('dialog', { name: '해일' }))
    await user.click(await modal.findByRole('button', { name: '신고' }))
    await user.click((await sheet()).getByRole('radio', { name: '그 밖의 이유' }))
    await user.click(send())
    await user.click((await received()).getByRole('button', { name: '확인' }))
    expect(await screen.findByRole('dialog', { name: '해일' })).toBeVisible()
    expect(await reports().rows()).toMatchObject([{ kind: 'BAND', targetId: bandId }])
  })
})

describe('the outcome of a report', () => {
  beforeEach(layOutWindow)

  async function decided(decision: 'DISMISS' | 'WARNING') {
    await reports().reported(yuna, { kind: 'MEMBER', targetId: harin.memberId, reason: 'NO_SHOW' })
    await reports().decide(1, decision)
    const [told] = (await theServer().call(listNotifications, { as: yuna })).value
    return paths.notification(told!.notificationId)
  }

  it.each([
    ['WARNING', '신고를 처리했어요', /운영 원칙에 따라 조치했어요/],
    ['DISMISS', '조치하지 않았어요', /운영 원칙에 어긋나는 점을 찾지 못했어요/],
  ] as const)(
    'after %s is a notification that thanks and names no measure',
    async (decision, title, text) => {
      await decided(decision)
      const { user } = await renderApp(paths.notifications(), { as: yuna })
      await user.click(await screen.findByRole('link', { name: /보내신 신고를 살펴봤어요\./ }))
      expect(await screen.findByRole('heading', { name: '신고 결과', level: 1 })).toBeVisible()
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(screen.getByText(text)).toBeVisible()
      const facts = screen.getAllByRole('definition').map((value) => value.textContent)
      expect(facts.slice(0, 2)).toEqual(['harin', '약속을 여러 번 어김'])
      expect(screen.queryByRole('button', { name: '거절' })).toBeNull()
      expect(screen.queryByText('WARNING', { exact: false })).toBeNull()
      await waitFor(async () =>
        expect((await theServer().call(listNotifications, { as: yuna })).value).toMatchObject([
          { isRead: 'READ' },
        ]),
      )
    },
  )

  it('can be read again after a failure', async () => {
    const address = await decided('DISMISS')
    theServer().faults.fault(readReport, 400)
    const { user, server } = await renderApp(address, { as: yuna })
    expect(await screen.findByText('신고 결과를 불러오지 못했습니다.')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { name: '조치하지 않았어요' })).toBeVisible()
  })

  it('that does not exist any more says so, and leads back', async () => {
    const address = await decided('DISMISS')
    theServer().faults.fault(readReport, 'REPORT4004')
    await renderApp(address, { as: yuna })
    expect(await screen.findByText('신고 내역을 찾을 수 없습니다.')).toBeVisible()
    expect(screen.getByRole('button', { name: '돌아가기' })).toBeVisible()
  })
})

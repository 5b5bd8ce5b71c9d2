import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadAttachment } from '#contract/http/chat/attachments.ts'
import { withdrawApplication, joinBand, listApplications } from '#contract/http/recruitments/applications.ts'
import { changeRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import { savedTracks } from '#server/db/musicTables.ts'
import { memberSessions } from '#server/db/profileTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aSound } from '#server/testing/sounds.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

beforeAll(layOutLists)

let harin: TestMember
let bandId: number
beforeEach(async () => {
  harin = await aMember({ nickname: 'harin' })
  bandId = await band().aBand(harin, { name: '새벽 네 시', sessions: ['bass', 'vocal'] })
})

const band = () => bandTest(theServer())
const open = (as: TestMember = harin, path = paths.bandRecruit(bandId)) => renderApp(path, { as })

type Facts = Parameters<ReturnType<typeof band>['anApplication']>[3]
async function anApplicant(nickname: string, facts: Facts = {}) {
  const member = await aMember({ nickname })
  return { member, roomId: await band().anApplication(bandId, harin, member, facts) }
}

type Application = Awaited<ReturnType<typeof anApplicant>>
const say = ({ member, roomId }: Application, content: string) =>
  theServer().chat.toBand(member, roomId, { content })

const rows = () =>
  within(screen.getByRole('list', { name: '지원자' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name })

describe('an applicant', () => {
  it('is listed with session, last message and result, and leads to the conversation', async () => {
    const sol = await anApplicant('sol', { session: 'vocal' })
    await anApplicant('jimin', { passFail: 'PASS' })
    await anApplicant('minseok', { session: 'drums', passFail: 'FAIL' })
    await say(sol, '노래 커버 세 곡 보내드렸어요!')
    const { user, router } = await open()
    expect(await heading('새벽 네 시')).toBeVisible()
    expect(screen.getByText('모집중').parentElement).toHaveTextContent('지원자 3명 · 모집중')
    expect(rows().sort()).toEqual([
      'jimin합격아직 나눈 메시지가 없어요베이스',
      'minseok불합격아직 나눈 메시지가 없어요드럼',
      expect.stringMatching(/^sol노래 커버 세 곡 보내드렸어요!보컬오/),
    ])
    expect(screen.queryByText(/대기|지원 중/)).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('읽지 않은 메시지 1개')).toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: /^sol/ }))
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(paths.bandRoom(sol.roomId)),
    )
  })

  it('is filtered by session, and the filter survives a visit to a conversation', async () => {
    await anApplicant('sol', { session: 'vocal' })
    await anApplicant('minseok', { session: 'drums' })
    const { user, router } = await open()
    await heading('새벽 네 시')
    const chips = within(screen.getByRole('group', { name: '세션' })).getAllByRole('button')
    // Recruited sessions first, then what else applicants play.
    expect(chips.map(({ textContent }) => textContent)).toEqual(['전체', '베이스', '보컬', '드럼'])
    await user.click(button('드럼'))
    expect(rows()).toEqual([expect.stringMatching(/^minseok/)])
    await user.click(screen.getByRole('link', { name: /^minseok/ }))
    expect(await screen.findByRole('textbox', { name: '메시지' })).toBeVisible()
    await act(() => router.navigate(-1))
    await heading('새벽 네 시')
    expect(button('드럼')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('베이스'))
    expect(await heading('베이스 지원자가 아직 없어요.', 2)).toBeVisible()
    await user.click(button('지원자 모두 보기'))
    expect(rows()).toHaveLength(2)
  })

  it('shows how well they play and what they share with the manager, and plays what they sent', async () => {
    const { deps, chat, call } = theServer()
    const sol = await anApplicant('sol', { session: 'vocal' })
    const { memberId } = sol.member
    await deps.db
      .insert(memberSessions)
      .values({ memberId, sessionType: 'vocal', level: 'EXPERT', position: 0 })
    const trackId = await band().aTrack('윤슬')
    const saved = (who: TestMember) => ({ memberId: who.memberId, trackId, savedAt: deps.now() })
    await deps.db.insert(savedTracks).values([saved(harin), saved(sol.member)])
    const path = { roomId: sol.roomId }
    const file = aSound()
    const { value } = await call(uploadAttachment, { as: sol.member, path, files: { file } })
    await chat.toBand(sol.member, sol.roomId, { content: '음성', attachmentId: value.attachmentId })
    await open()
    await heading('새벽 네 시')
    expect(rows()).toEqual([expect.stringMatching(/^sol보컬 고수같이 듣는 곡 1오/)])
    expect(screen.getByRole('button', { name: /^sol 연주 듣기/ })).toBeVisible()
  })

  it('who applied again after a refusal has two rows, and counts once', async () => {
    const { member } = await anApplicant('sol', { passFail: 'FAIL' })
    await band().anApplication(bandId, harin, member)
    await open()
    await heading('새벽 네 시')
    expect(screen.getByText('모집중').parentElement).toHaveTextContent('지원자 1명 · 모집중')
    expect(rows()).toHaveLength(2)
  })

  it('shows an empty state when nobody has applied', async () => {
    await open()
    expect(await heading('아직 지원한 사람이 없어요.', 2)).toBeVisible()
    expect(screen.queryByRole('button', { name: '선택' })).not.toBeInTheDocument()
    expect(screen.getByText('모집중').parentElement).toHaveTextContent('지원자 0명')
  })

  it('appears at once when they apply, without a message', async () => {
    await open()
    await heading('아직 지원한 사람이 없어요.', 2)
    const sol = await aMember({ nickname: 'sol' })
    await theServer().call(joinBand, { as: sol, path: { bandId }, body: { session: 'vocal' } })
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()).toEqual([
      expect.stringMatching(/^sol아직 나눈 메시지가 없어요보컬오.*읽지 않은 메시지 1개/),
    ])
    expect(screen.getByText('모집중').parentElement).toHaveTextContent('지원자 1명')
  })

  it('disappears when they take the application back', async () => {
    const sol = await aMember({ nickname: 'sol' })
    await theServer().call(joinBand, { as: sol, path: { bandId }, body: {} })
    const { store } = await open()
    await heading('새벽 네 시')
    await waitFor(() => expect(screen.getByText('읽지 않은 메시지 1개')).toBeInTheDocument())
    await waitFor(() =>
      expect(store.getState()).toHaveProperty(['realtime', 'subscribed', NOTIFICATION_QUEUE]),
    )
    await theServer().call(withdrawApplication, { as: sol, path: { bandId } })
    expect(await screen.findByRole('heading', { name: '아직 지원한 사람이 없어요.' })).toBeVisible()
  })

  it('appears with their first message without a reload', async () => {
    const sol = await anApplicant('sol')
    await open()
    await heading('새벽 네 시')
    await say(sol, '안녕하세요!')
    expect(await screen.findByText('안녕하세요!')).toBeVisible()
    const bomi = await anApplicant('bomi')
    await say(bomi, '저도 지원해요')
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(rows()).toContainEqual(expect.stringMatching(/^bomi저도 지원해요베이스/))
  })
})

describe('the recruitment', () => {
  const statusInStore = async () => {
    const { value } = await theServer().call(listApplications, { as: harin, path: { bandId } })
    return value.status
  }
  async function choose(user: Awaited<ReturnType<typeof open>>['user'], item: string) {
    await user.click(button('더 보기'))
    await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
  }

  it('is edited on its form', async () => {
    const { user, router } = await open()
    await heading('새벽 네 시')
    await user.click(screen.getByRole('link', { name: '모집글 수정' }))
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: paths.createBand(),
        state: { isEditing: true, bandId },
      }),
    )
  })

  it('is closed after a confirmation, and reopened', async () => {
    const { user } = await open()
    await heading('새벽 네 시')
    await choose(user, '모집 마감')
    expect(await heading('모집을 마감할까요?', 2)).toBeVisible()
    await user.click(dialog().getByRole('button', { name: '아니오' }))
    expect(await statusInStore()).toBe('RECRUITING')
    await choose(user, '모집 마감')
    await user.click(await screen.findByRole('button', { name: '예' }))
    expect(await screen.findByText('모집완료')).toBeVisible()
    expect(screen.getByText('모집을 마감했습니다.')).toBeVisible()
    expect(await statusInStore()).toBe('ACTIVE')
    await choose(user, '다시 모집')
    await user.click(await screen.findByRole('button', { name: '예' }))
    expect(await screen.findByText('모집중')).toBeVisible()
    expect(await statusInStore()).toBe('RECRUITING')
  })

  it('cannot be reopened if it would close at once: its end date has to be changed first', async () => {
    bandId = await band().aBand(harin, {
      name: '지난 밴드',
      status: 'ACTIVE',
      autoClose: true,
      endsAt: new Date(Date.now() - 86_400_000),
    })
    const { user, router } = await open()
    await heading('지난 밴드')
    await choose(user, '다시 모집')
    await user.click(await screen.findByRole('button', { name: '예' }))
    expect(await heading('마감일이 지났어요', 2)).toBeVisible()
    await user.click(dialog().getByRole('link', { name: '모집글 수정' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.createBand()))
  })

  it('is deleted for good, and the list replaces its screen', async () => {
    const { user, router } = await open()
    await heading('새벽 네 시')
    await choose(user, '모집글 삭제')
    expect(await screen.findByText(/되돌릴 수 없어요/)).toBeVisible()
    await user.click(button('예'))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
    expect(await screen.findByText('모집글을 삭제했습니다.')).toBeVisible()
    expect(router.state.historyAction).toBe('REPLACE')
    const { status } = await theServer().call(listApplications, { as: harin, path: { bandId } })
    expect(status).toBe(404)
  })

  it('stays and shows an error when it could not be changed', async () => {
    const { user, server } = await open()
    await heading('새벽 네 시')
    server.faults.fault(changeRecruitment, 500)
    await choose(user, '모집글 삭제')
    await user.click(await screen.findByRole('button', { name: '예' }))
    expect(await screen.findByText('모집글을 삭제하지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '새벽 네 시' })).toBeVisible()
    expect(await statusInStore()).toBe('RECRUITING')
  })

  it('counts as deleted when it was deleted elsewhere', async () => {
    const { user, router } = await open()
    await heading('새벽 네 시')
    theServer().faults.fault(changeRecruitment, 'BAND4004')
    await choose(user, '모집글 삭제')
    await user.click(await screen.findByRole('button', { name: '예' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
  })
})

describe('a list of applicants that cannot be shown', () => {
  it('is refused to a member who is not the manager, who may view the band', async () => {
    await open(await aMember({ nickname: 'yuna22' }))
    expect(await heading('지원자를 볼 수 있는 권한이 없습니다')).toBeVisible()
    expect(screen.getByRole('link', { name: '밴드 보기' })).toHaveAttribute('href', paths.band(bandId))
  })

  it.each([paths.bandRecruit(999_999), '/join/band-recruit/abc'])('does not exist at %s', async (path) => {
    const { user, router } = await open(harin, path)
    expect(await heading('해당 밴드의 정보가 존재하지 않습니다')).toBeVisible()
    await user.click(button('돌아가기'))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
  })

  it('is fetched again after a failure', async () => {
    theServer().faults.fault(listApplications, 400)
    const { user, server } = await open()
    expect(await heading('오류가 발생했습니다')).toBeVisible()
    server.faults.clear()
    await user.click(button('새로고침'))
    expect(await heading('새벽 네 시')).toBeVisible()
  })
})

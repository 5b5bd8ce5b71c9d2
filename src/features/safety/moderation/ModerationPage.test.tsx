import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ObjectionRow, SanctionRow } from '#contract/http/safety/moderation.ts'
import { enveloped, refusal, type Seen, stubServer } from '#src/api/testing/stubServer.ts'
import { makeStore } from '#src/app/store.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import '#src/ui/overlays/Menu.tsx'
import ModerationPage from './ModerationPage.tsx'
import { aCaseRow, aMemberCase, aMessageCase } from './testing/cases.ts'
import { WIDE } from './useIsWide.ts'

type Reply = ReturnType<typeof enveloped> | ReturnType<typeof refusal> | 'offline'

const ME = 1
const aSanction = (facts: Partial<SanctionRow> = {}): SanctionRow => ({
  sanctionId: 5,
  kind: 'CHAT_LIMIT',
  memberId: 31,
  nickname: 'dongha',
  reason: '홍보 글을 되풀이했어요',
  startsAt: new Date(Date.now() - 86_400_000).toISOString(),
  endsAt: new Date(Date.now() + 6 * 86_400_000).toISOString(),
  liftedAt: null,
  moderator: { memberId: 2, nickname: 'minji' },
  caseId: 9,
  ...facts,
})
const anObjection = (facts: Partial<ObjectionRow> = {}): ObjectionRow => ({
  objectionId: 8,
  state: 'OPEN',
  words: '제가 보낸 글이 아니에요',
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  answer: null,
  moderator: null,
  sanction: aSanction(),
  ...facts,
})

const COUNTS = { waiting: 7, taken: 2, objections: 1 }
const page = (cases = [aCaseRow()], nextCursor: number | null = null) =>
  enveloped({ cases, nextCursor, counts: COUNTS })

/** The answers by `METHOD /path`; a path without its query stands for each query. */
let answers: Record<string, (request: Seen) => Reply>
let seen: Seen[]
let dispose = () => {}

beforeEach(() => {
  makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: ME }, false)
  answers = {
    'GET /api/admin/cases': () => page(),
    'GET /api/admin/cases/1': () => enveloped(aMessageCase()),
    'PUT /api/admin/cases/1/moderator': () => enveloped(null),
    'GET /api/profile/own': () => refusal(403, 'COMMON403'),
  }
  seen = stubServer((request) => {
    const [path = ''] = request.path.split('?')
    const answer = answers[`${request.method} ${request.path}`] ?? answers[`${request.method} ${path}`]
    return answer?.(request) ?? refusal(404, 'COMMON404')
  })
})
afterEach(() => {
  // a case that is left is given back
  cleanup()
  dispose()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

function open(address: string, { isWide = false } = {}) {
  if (isWide)
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media === WIDE }) as MediaQueryList,
    )
  const made = makeStore({ wait: async () => {} })
  dispose = made.dispose
  const router = createMemoryRouter(
    [
      { path: '/admin/cases/:caseId', element: <ModerationPage /> },
      { path: '/admin/*', element: <ModerationPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  render(
    <Provider store={made.store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const toasts = () => made.store.getState().toasts.shown.map(({ text }) => text)
  return { user: userEvent.setup(), router, toasts }
}

const sent = (method: string, path: string) =>
  seen.filter((request) => request.method === method && request.path === path).map(({ body }) => body)
const taking = () => sent('PUT', '/api/admin/cases/1/moderator')
const deciding = () => sent('POST', '/api/admin/cases/1/decision')

describe('the queue', () => {
  it('shows each case with its reason, about whom and what, by whom, and the time left', async () => {
    open('/admin')
    const row = within(await screen.findByRole('list', { name: '신고 목록' })).getByRole('link')
    expect(row).toHaveTextContent(/욕설이나 비방1시간 남음dongha · 채팅 메시지 2개hyunwoo 외 1명이 신고/)
    expect(row).toHaveAttribute('href', '/admin/cases/1')
    expect(screen.getByRole('tab', { name: '대기 7' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tab', { name: '보는 중 2' })).toBeVisible()
    expect(screen.getByRole('link', { name: /이의 제기/ })).toHaveTextContent('기다리는 이의 제기 1개')
  })

  it('has a tab for those that others look at and for the decided, which the address keeps', async () => {
    answers['GET /api/admin/cases?state=CLOSED'] = () =>
      page([aCaseRow({ state: 'CLOSED', decision: 'WARNING', closedAt: '2026-07-08T00:00:00Z' })])
    answers['GET /api/admin/cases?state=TAKEN'] = () =>
      page([aCaseRow({ state: 'TAKEN', moderator: { memberId: 2, nickname: 'minji' } })])
    const { user, router } = open('/admin')
    await user.click(await screen.findByRole('tab', { name: '보는 중 2' }))
    expect(await screen.findByText(/minji님이 보는 중/)).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '끝난 것' }))
    expect(await screen.findByText(/^경고 ·/)).toBeVisible()
    expect(router.state.location.search).toBe('?tab=closed')
  })

  it('reads the next page on request', async () => {
    answers['GET /api/admin/cases?state=WAITING'] = () => page([aCaseRow()], 1)
    answers['GET /api/admin/cases?state=WAITING&cursor=1'] = () =>
      page([aCaseRow({ caseId: 2, reason: 'SPAM' })])
    const { user } = open('/admin')
    await user.click(await screen.findByRole('button', { name: '더보기' }))
    expect(await screen.findByText('광고나 금전 요구')).toBeVisible()
    expect(screen.queryByRole('button', { name: '더보기' })).toBeNull()
  })

  it('says that it is empty, and that it could not be read', async () => {
    answers['GET /api/admin/cases'] = () => page([])
    const { user } = open('/admin')
    expect(await screen.findByText('기다리는 신고가 없어요.')).toBeVisible()
    answers['GET /api/admin/cases'] = () => 'offline'
    await user.click(screen.getByRole('tab', { name: '끝난 것' }))
    expect(await screen.findByText('신고를 불러오지 못했습니다.')).toBeVisible()
    answers['GET /api/admin/cases'] = () => page()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('욕설이나 비방')).toBeVisible()
  })

  it('is not for a member without the role, who finds the way back', async () => {
    answers['GET /api/admin/cases'] = () => refusal(403, 'COMMON403', '금지된 요청입니다.')
    const { user, router } = open('/admin/sanctions')
    expect(await screen.findByText('운영진만 볼 수 있어요.')).toBeVisible()
    expect(screen.queryByRole('button', { name: '운영 메뉴' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '돌아가기' }))
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('a case', () => {
  it('shows the member, the conversation with what was reported, and earlier decisions', async () => {
    open('/admin/cases/1')
    expect(await screen.findByRole('heading', { level: 1, name: '욕설이나 비방' })).toBeVisible()
    expect(screen.getByText('2025년 3월 가입 · 밴드 1팀')).toBeVisible()
    for (const fact of ['4번', '경고 1번', '3명에게']) expect(screen.getByText(fact)).toBeVisible()
    expect(screen.getByText(/재즈 잼 모임 · .*7월 8일/)).toBeVisible()
    const lines = screen.getAllByText(/신고됨$/)
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'dongha · 오후 7:51 · 신고됨',
      'dongha · 오후 7:51 · 신고됨',
    ])
    expect(screen.getByText(/hyunwoo, taeo님이 신고/)).toHaveTextContent('합주 때마다 이래요')
    expect(screen.getByText('약속을 여러 번 어김')).toBeVisible()
  })

  it('shows a reported picture, and the profile as it was', async () => {
    answers['GET /api/admin/cases/1'] = () => enveloped(aMemberCase('/files/one.jpg'))
    open('/admin/cases/1')
    expect(await screen.findByRole('img', { name: '신고된 프로필 사진' })).toHaveAttribute(
      'src',
      '/files/one.jpg',
    )
    expect(screen.getByText('드럼 쳐요')).toBeVisible()
  })

  it('lets pictures be seen and voice messages be heard', async () => {
    const detail = aMessageCase()
    const [report] = detail.reports
    if (report?.evidence.kind !== 'MESSAGE') throw new Error('not a message')
    Object.assign(report.evidence.lines[1]!, { type: 'IMAGE', attachmentUrl: '/files/p' })
    Object.assign(report.evidence.lines[2]!, { type: 'AUDIO', attachmentUrl: '/files/s' })
    detail.reports = [report]
    answers['GET /api/admin/cases/1'] = () => enveloped(detail)
    open('/admin/cases/1')
    expect(await screen.findByRole('img', { name: 'dongha님이 보낸 사진' })).toHaveAttribute(
      'src',
      '/files/p',
    )
    expect(screen.getByLabelText('dongha님이 보낸 음성')).toHaveAttribute('src', '/files/s')
  })

  it('is taken when it is opened, and given back when it is left', async () => {
    const { router } = open('/admin/cases/1')
    await waitFor(() => expect(taking()).toEqual([{ isTaken: true }]))
    await router.navigate('/admin')
    await waitFor(() => expect(taking()).toEqual([{ isTaken: true }, { isTaken: false }]))
  })

  it('that another moderator looks at says so and is not taken', async () => {
    const moderator = { memberId: 2, nickname: 'minji' }
    answers['GET /api/admin/cases/1'] = () => enveloped(aMessageCase({ state: 'TAKEN', moderator }))
    const { router } = open('/admin/cases/1')
    expect(await screen.findByText('minji님이 보고 있어요.')).toBeVisible()
    await router.navigate('/admin')
    expect(taking()).toEqual([])
  })

  it('that does not exist says so; one that could not be read can be tried again', async () => {
    answers['GET /api/admin/cases/1'] = () => refusal(404, 'CASE4004', '신고를 찾을 수 없어요.')
    const { user, router } = open('/admin/cases/1')
    expect(await screen.findByText('신고를 찾을 수 없어요.')).toBeVisible()
    answers['GET /api/admin/cases/2'] = () => 'offline'
    await router.navigate('/admin/cases/2')
    expect(await screen.findByText('신고를 불러오지 못했습니다.')).toBeVisible()
    answers['GET /api/admin/cases/2'] = () => enveloped(aMessageCase({ caseId: 2 }))
    answers['PUT /api/admin/cases/2/moderator'] = () => enveloped(null)
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { name: '어떻게 할까요?' })).toBeVisible()
  })

  it('that is decided shows the decision and no form', async () => {
    const facts = { state: 'CLOSED', decision: 'WARNING', closedAt: '2026-07-08T09:00:00Z' } as const
    answers['GET /api/admin/cases/1'] = () =>
      enveloped(aMessageCase({ ...facts, moderator: { memberId: 2, nickname: 'minji' } }))
    open('/admin/cases/1')
    expect(await screen.findByText('2026년 7월 8일 오후 6시')).toBeVisible()
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(taking()).toEqual([])
  })
})

describe('a decision', () => {
  const SENTENCE = '합주방에서 다른 멤버를 깎아내렸어요.'
  const words = () => screen.findByRole('textbox', { name: 'dongha님에게 보낼 말' })
  const choose = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
    user.click(screen.getByRole('radio', { name }))

  it('says on its button what it does, is sent once, and leads to the queue', async () => {
    answers['POST /api/admin/cases/1/decision'] = () => enveloped(null)
    const { user, router, toasts } = open('/admin/cases/1')
    await user.type(await words(), SENTENCE)
    await choose(user, /^채팅 제한/)
    expect(screen.getByText('바로 적용되고 모두에게 결과를 알려요')).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: '7일 채팅 제한하기' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
    expect(deciding()).toEqual([
      { decision: 'CHAT_LIMIT', reason: SENTENCE, days: 7, hide: { messageIds: [], picture: false } },
    ])
    expect(toasts()).toEqual(['채팅을 제한했습니다.'])
    // it is decided: there is nothing to give back
    expect(taking()).toEqual([{ isTaken: true }])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(SENTENCE)
  })

  it('may hide messages, alone or with another sanction', async () => {
    answers['POST /api/admin/cases/1/decision'] = () => enveloped(null)
    const { user, router } = open('/admin/cases/1')
    await user.type(await words(), SENTENCE)
    await choose(user, /^메시지·사진 가리기/)
    await user.click(screen.getByRole('checkbox', { name: '메시지 2' }))
    await user.click(screen.getByRole('checkbox', { name: '메시지 3' }))
    await user.click(screen.getByRole('button', { name: '가리기' }))
    expect(await screen.findByText('가릴 것을 하나 이상 골라주세요.')).toBeVisible()
    await choose(user, /^경고/)
    await user.click(screen.getByRole('checkbox', { name: '메시지 3' }))
    await user.click(screen.getByRole('button', { name: '경고하기' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
    expect(deciding()).toMatchObject([
      { decision: 'WARNING', days: null, hide: { messageIds: [3], picture: false } },
    ])
  })

  it('without a choice or a sentence says what is missing', async () => {
    const { user } = open('/admin/cases/1')
    await user.click(await screen.findByRole('button', { name: '결정하기' }))
    expect(screen.getByText('어떻게 할지 골라주세요.')).toBeVisible()
    expect(screen.getByText('보낼 말을 적어주세요.')).toBeVisible()
    expect(deciding()).toEqual([])
  })

  it('for good asks first, and a failure after that is said', async () => {
    answers['POST /api/admin/cases/1/decision'] = () => 'offline'
    const { user, router } = open('/admin/cases/1')
    await user.type(await words(), SENTENCE)
    await choose(user, /^이용 정지/)
    await choose(user, /^영구/)
    await user.click(screen.getByRole('button', { name: '영구 이용 정지하기' }))
    await user.click(screen.getByRole('button', { name: '아니오' }))
    expect(deciding()).toEqual([])
    await user.click(screen.getByRole('button', { name: '영구 이용 정지하기' }))
    await user.click(screen.getByRole('button', { name: '예' }))
    expect(await screen.findByText(/서버에 연결하지 못했습니다\./)).toBeVisible()
    answers['POST /api/admin/cases/1/decision'] = () => enveloped(null)
    await user.click(screen.getByRole('button', { name: '영구 이용 정지하기' }))
    await user.click(screen.getByRole('button', { name: '예' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
    expect(deciding().at(-1)).toMatchObject({ decision: 'SUSPENSION', days: null })
  })

  it('that another moderator made meanwhile is said; the own words can be read at the case', async () => {
    answers['POST /api/admin/cases/1/decision'] = () =>
      refusal(409, 'CASE4009', '다른 운영진이 먼저 처리했어요.')
    const { user, router, toasts } = open('/admin/cases/1')
    await user.type(await words(), SENTENCE)
    await choose(user, /^조치하지 않음/)
    answers['GET /api/admin/cases/1'] = () =>
      enveloped(aMessageCase({ state: 'CLOSED', decision: 'WARNING', closedAt: '2026-07-08T09:00:00Z' }))
    await user.click(screen.getByRole('button', { name: '조치하지 않고 끝내기' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
    expect(toasts()).toEqual(['다른 운영진이 먼저 처리했어요.'])
    await router.navigate('/admin/cases/1')
    expect(await screen.findByText(SENTENCE)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '지우기' }))
    expect(screen.queryByText(SENTENCE)).toBeNull()
  })

  it('that fails keeps everything, and the case stays taken', async () => {
    answers['POST /api/admin/cases/1/decision'] = () => 'offline'
    const { user, router } = open('/admin/cases/1')
    await user.type(await words(), SENTENCE)
    await choose(user, /^채팅 제한/)
    await user.click(screen.getByRole('button', { name: '7일 채팅 제한하기' }))
    expect(await screen.findByText(/서버에 연결하지 못했습니다\./)).toBeVisible()
    expect(await words()).toHaveValue(SENTENCE)
    expect(screen.getByRole('radio', { name: /^채팅 제한/ })).toBeChecked()
    await router.navigate('/admin')
    await waitFor(() => expect(taking()).toEqual([{ isTaken: true }, { isTaken: false }]))
    await router.navigate('/admin/cases/1')
    expect(await words()).toHaveValue(SENTENCE)
  })
})

describe('in a wide window', () => {
  it('the navigation, the queue and the case stand side by side', async () => {
    open('/admin/cases/1', { isWide: true })
    const nav = screen.getByRole('navigation', { name: '운영 메뉴' })
    expect(within(nav).getByRole('link', { name: /신고 처리/ })).toHaveAttribute('aria-current', 'page')
    expect(await screen.findByRole('heading', { level: 2, name: '욕설이나 비방' })).toBeVisible()
    expect(await screen.findByRole('link', { current: 'page', name: /욕설이나 비방/ })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '신고 처리' })).toBeVisible()
  })
})

describe('an objection', () => {
  const OBJECTIONS = 'GET /api/admin/objections?isOpen=true'
  const DECIDE = 'POST /api/admin/objections/8/decision'
  beforeEach(() => {
    answers[OBJECTIONS] = () => enveloped({ objections: [anObjection()], nextCursor: null })
  })

  it('is shown beside its sanction, and answered once with words', async () => {
    answers[DECIDE] = () => enveloped(null)
    const { user, toasts } = open('/admin/objections')
    expect(await screen.findByText('제가 보낸 글이 아니에요')).toBeVisible()
    expect(screen.getByText('7일 채팅 제한')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '제재 풀기' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '제재 풀기' }))
    expect(dialog.getByText('보낼 말을 적어주세요.')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'dongha님에게 보낼 말' }), '확인했어요')
    answers[OBJECTIONS] = () => enveloped({ objections: [], nextCursor: null })
    await user.dblClick(dialog.getByRole('button', { name: '제재 풀기' }))
    expect(await screen.findByText('기다리는 이의 제기가 없어요.')).toBeVisible()
    expect(sent('POST', '/api/admin/objections/8/decision')).toEqual([
      { state: 'LIFTED', answer: '확인했어요' },
    ])
    expect(toasts()).toEqual(['제재를 풀고 답을 보냈습니다.'])
  })

  it('that another moderator answered is said and leaves the list', async () => {
    answers[DECIDE] = () => refusal(409, 'OBJECTION4009', '다른 운영진이 먼저 처리했어요.')
    const { user, toasts } = open('/admin/objections')
    await user.click(await screen.findByRole('button', { name: '제재 유지' }))
    await user.type(screen.getByRole('textbox', { name: 'dongha님에게 보낼 말' }), '다시 봤어요')
    answers[OBJECTIONS] = () => enveloped({ objections: [], nextCursor: null })
    await user.click(screen.getByRole('button', { name: '제재 유지하기' }))
    expect(await screen.findByText('기다리는 이의 제기가 없어요.')).toBeVisible()
    expect(toasts()).toEqual(['다른 운영진이 먼저 처리했어요.'])
  })

  it('that was answered shows the answer in its own tab', async () => {
    answers['GET /api/admin/objections?isOpen=false'] = () =>
      enveloped({
        objections: [
          anObjection({
            state: 'UPHELD',
            answer: '다시 봤어요',
            moderator: { memberId: 2, nickname: 'minji' },
          }),
        ],
        nextCursor: null,
      })
    const { user } = open('/admin/objections')
    await user.click(await screen.findByRole('tab', { name: '끝난 것' }))
    expect(await screen.findByText('다시 봤어요')).toBeVisible()
    expect(screen.queryByRole('button', { name: '제재 유지' })).toBeNull()
  })
})

describe('sanctions, members and the record', () => {
  it('a sanction that holds can be ended with words; a warning and one that is over cannot', async () => {
    answers['GET /api/admin/sanctions'] = () =>
      enveloped({
        sanctions: [
          aSanction(),
          aSanction({ sanctionId: 6, kind: 'WARNING', endsAt: null, nickname: 'sol' }),
          aSanction({ sanctionId: 7, nickname: 'taeo', endsAt: new Date(Date.now() - 1_000).toISOString() }),
        ],
        nextCursor: null,
      })
    answers['POST /api/admin/sanctions/5/end'] = () => enveloped(null)
    const { user, toasts } = open('/admin/sanctions')
    await user.click(await screen.findByRole('button', { name: 'dongha 7일 채팅 제한 풀기' }))
    expect(screen.getAllByRole('button', { name: /풀기$/ })).toHaveLength(2)
    await user.type(screen.getByRole('textbox', { name: 'dongha님에게 보낼 말' }), '잘못 봤어요')
    await user.click(screen.getByRole('button', { name: '제재 풀기' }))
    await waitFor(() => expect(toasts()).toEqual(['제재를 풀었습니다.']))
    expect(sent('POST', '/api/admin/sanctions/5/end')).toEqual([{ reason: '잘못 봤어요' }])
  })

  it('of one member have a way to all', async () => {
    answers['GET /api/admin/sanctions?memberId=31'] = () =>
      enveloped({ sanctions: [aSanction()], nextCursor: null })
    answers['GET /api/admin/sanctions'] = () => enveloped({ sanctions: [], nextCursor: null })
    const { user } = open('/admin/sanctions?memberId=31')
    expect(await screen.findByText('dongha님의 제재')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '모두 보기' }))
    expect(await screen.findByText('제재가 없어요.')).toBeVisible()
  })

  it('a member is found by name, with what holds now, and leads to their sanctions', async () => {
    answers['GET /api/admin/members'] = () =>
      enveloped([
        {
          memberId: 31,
          nickname: 'dongha',
          imageUrl: null,
          joinedAt: '2025-03-02T00:00:00Z',
          reports: 4,
          sanctions: 2,
          active: aSanction(),
        },
      ])
    const { user } = open('/admin/members')
    expect(await screen.findByText('닉네임으로 찾아보세요.')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: '멤버 찾기' }), 'dong')
    const row = within(await screen.findByRole('list', { name: '찾은 멤버' })).getByRole('link')
    expect(row).toHaveTextContent('dongha7일 채팅 제한신고 4번 · 제재 2번 · 2025년 3월 가입')
    expect(row).toHaveAttribute('href', '/admin/sanctions?memberId=31')
  })

  it('the record says who did what and why, and leads to the case', async () => {
    answers['GET /api/admin/actions'] = () =>
      enveloped({
        actions: [
          {
            actionId: 1,
            moderatorName: 'minji',
            action: 'DECIDE',
            decision: 'WARNING',
            memberName: 'dongha',
            caseId: 9,
            sanctionId: 5,
            reason: '홍보 글을 되풀이했어요',
            createdAt: '2026-07-08T09:00:00Z',
          },
        ],
        nextCursor: null,
      })
    open('/admin/actions')
    expect(await screen.findByText('dongha · 경고')).toBeVisible()
    expect(screen.getByText(/minji ·/)).toHaveTextContent('minji · 2026년 7월 8일 오후 6시')
    expect(screen.getByRole('link', { name: '신고 보기' })).toHaveAttribute('href', '/admin/cases/9')
  })

  it('the menu of one column leads to the other parts', async () => {
    answers['GET /api/admin/actions'] = () => enveloped({ actions: [], nextCursor: null })
    const { user } = open('/admin')
    await user.click(await screen.findByRole('button', { name: '운영 메뉴' }))
    // jsdom has no popovers
    await user.click(await screen.findByRole('menuitem', { name: '처리 기록', hidden: true }))
    expect(await screen.findByText('처리 기록이 없어요.')).toBeVisible()
  })
})

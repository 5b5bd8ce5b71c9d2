import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sanction } from '#contract/http/safety/sanctions.ts'
import { enveloped, refusal, type Seen, stubServer } from '#src/api/testing/stubServer.ts'
import { makeStore } from '#src/app/store.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import './ObjectionSheet.tsx'
import { expectNoDialog } from '#tests/expectNoDialog.ts'
import { SanctionDetail } from './SanctionDetail.tsx'

const DAY_MS = 86_400_000
const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const aSanction = (facts: Partial<Sanction> = {}): Sanction => ({
  sanctionId: 7,
  kind: 'CHAT_LIMIT',
  reason: '같은 홍보 글을 여러 멤버에게 되풀이해 보냈어요',
  startsAt: fromNow(-3.5),
  endsAt: fromNow(3.5),
  liftedAt: null,
  messages: ['공연 티켓 싸게 팔아요.'],
  objection: null,
  canObject: true,
  ...facts,
})

let shown: Sanction
let onObject: () => ReturnType<typeof enveloped> | ReturnType<typeof refusal> | 'offline'
let seen: Seen[]
let dispose = () => {}

beforeEach(() => {
  shown = aSanction()
  onObject = () => enveloped(null)
  makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 1 }, false)
  seen = stubServer(({ method }) => (method === 'POST' ? onObject() : enveloped(shown)))
})
afterEach(() => {
  dispose()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function open() {
  const made = makeStore({ wait: async () => {} })
  dispose = made.dispose
  const user = userEvent.setup()
  const onBack = vi.fn<() => void>()
  render(
    <Provider store={made.store}>
      <MemoryRouter>
        <SanctionDetail sanctionId={7} onBack={onBack} />
      </MemoryRouter>
    </Provider>,
  )
  return { user, onBack, store: made.store }
}

const sent = () => seen.filter(({ method }) => method === 'POST')
const objectButton = () => screen.findByRole('button', { name: '이의 제기하기' })
const words = () => screen.findByRole('textbox', { name: '하고 싶은 말' })
const send = () => screen.getByRole('button', { name: '보내기' })

describe('a sanction', () => {
  it('says what, why, until when, what it is about and what remains possible', async () => {
    open()
    expect(await screen.findByText('채팅 제한 중')).toBeVisible()
    expect(screen.getByRole('heading', { name: /까지\s*채팅을 보낼 수 없어요/ })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '7일 중 3일 지남' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    expect(screen.getByText('4일 남았어요')).toBeVisible()
    expect(screen.getByText('같은 홍보 글을 여러 멤버에게 되풀이해 보냈어요')).toBeVisible()
    expect(screen.getByText('공연 티켓 싸게 팔아요.')).toBeVisible()
    expect(screen.getByText('밴드를 둘러보고 저장할 수 있어요')).toBeVisible()
  })

  it('that is over has no time left, and nothing to object to', async () => {
    shown = aSanction({ endsAt: fromNow(-1), canObject: false })
    open()
    expect(await screen.findByText('끝난 제재')).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows what was objected, and the answer', async () => {
    const objection = {
      words: '제가 아니에요',
      createdAt: fromNow(-1),
      state: 'UPHELD',
      answer: '다시 봤어요',
    }
    shown = aSanction({ objection: { ...objection, state: 'UPHELD' }, canObject: false })
    open()
    expect(await screen.findByText('제가 아니에요')).toBeVisible()
    expect(screen.getByText('살펴본 뒤 제재를 그대로 두기로 했어요.')).toBeVisible()
    expect(screen.getByText('다시 봤어요')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('of another member, or unknown, is said to be missing; any other failure can be tried again', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>())
    let answer = refusal(404, 'SANCTION4004')
    stubServer(() => answer)
    const first = open()
    await first.user.click(await screen.findByRole('button', { name: '돌아가기' }))
    expect(first.onBack).toHaveBeenCalledOnce()
    document.body.innerHTML = ''
    answer = refusal(403, 'COMMON403', '금지된 요청입니다.')
    const second = open()
    expect(await screen.findByText('제재 내역을 불러오지 못했습니다.')).toBeVisible()
    stubServer(() => enveloped(shown))
    await second.user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('채팅 제한 중')).toBeVisible()
  })
})

describe('an objection', () => {
  it('is sent once, and then the page shows it', async () => {
    const { user } = open()
    await user.click(await objectButton())
    await user.type(await words(), ' 제가 보낸 글이 아니에요 ')
    shown = aSanction({
      objection: { words: '제가 보낸 글이 아니에요', createdAt: fromNow(0), state: 'OPEN', answer: null },
      canObject: false,
    })
    await user.dblClick(send())
    expect(await screen.findByText('살펴보고 있어요. 결과는 알림으로 알려드려요.')).toBeVisible()
    expect(sent().map(({ body }) => body)).toEqual([{ words: '제가 보낸 글이 아니에요' }])
    await expectNoDialog()
    expect(screen.queryByRole('button', { name: '이의 제기하기' })).toBeNull()
  })

  it('without words asks for them and sends nothing', async () => {
    const { user } = open()
    await user.click(await objectButton())
    await words()
    await user.click(send())
    expect(await screen.findByText('어떤 점이 사실과 다른지 적어주세요.')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('keeps its words while offline, and when the sheet is closed and opened again', async () => {
    onObject = () => 'offline'
    const { user } = open()
    await user.click(await objectButton())
    await user.type(await words(), '아니에요')
    await user.click(send())
    await vi.waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
        '서버에 연결하지 못했습니다.',
      ),
    )
    expect(await words()).toHaveValue('아니에요')
    await user.keyboard('{Escape}')
    await user.click(await objectButton())
    expect(await words()).toHaveValue('아니에요')
    onObject = () => enveloped(null)
    await user.click(send())
    await expectNoDialog()
  })

  it('that was made on another device is shown in place of the form', async () => {
    onObject = () => refusal(409, 'SANCTION4009', '이미 이의를 제기했어요.')
    const { user, store } = open()
    await user.click(await objectButton())
    await user.type(await words(), '아니에요')
    shown = aSanction({
      objection: { words: '다른 기기에서', createdAt: fromNow(0), state: 'OPEN', answer: null },
      canObject: false,
    })
    await user.click(send())
    expect(await screen.findByText('다른 기기에서')).toBeVisible()
    expect(store.getState().toasts.shown.map(({ text }) => text)).toEqual(['이미 이의를 제기했어요.'])
  })
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { network } from '../env/network.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { aMember, renderApp } from '../renderApp.tsx'

const thread = () => screen.findByRole('log', { name: '대화' })
const composer = () => screen.findByRole('textbox', { name: '메시지' })
// jsdom has no top layer: elements of a menu count as hidden there.
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true })
const said = async (text: string) => within(await thread()).findByText(text)

async function openDemo(path = paths.chatDemo()) {
  const app = await renderApp(path, { as: await aMember({ nickname: 'yuna' }) })
  await thread()
  const choose = async (name: string) => {
    await app.user.click(await screen.findByRole('button', { name: '메뉴' }))
    await app.user.click(await menuItem(name))
  }
  return { ...app, choose }
}

it.each([paths.chatDemo(), '/chat-demo'])(
  'the address %s shows the sample of an application chat',
  async (path) => {
    await openDemo(path)
    expect(screen.getByRole('heading', { level: 1, name: '토요일 망원 합주' })).toBeVisible()
    const lines = within(await thread())
    expect(lines.getByText('2025년 7월 8일 화요일')).toBeVisible()
    expect(lines.getByText('4시 어때요? 연습실은 제가 예약할게요')).toBeVisible()
    expect(lines.getByText('taeo님이 들어왔습니다.')).toBeVisible()
    expect(lines.getByRole('group', { name: /음성 메시지/ })).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  },
)

it('the demo is not for visitors', async () => {
  const { router } = await renderApp(paths.chatDemo())
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.login()))
})

it('the demo sends no message, and loses them when it is left', async () => {
  const asked: string[] = []
  const note = ({ request }: { request: Request }) => void asked.push(`${request.method} ${request.url}`)
  network.events.on('request:start', note)
  const { user, router } = await openDemo()
  await waitFor(() => expect(asked).not.toEqual([]))
  asked.length = 0
  await user.type(await composer(), '  https://a.kr/demo 들어보세요  {Enter}')
  expect(within(await thread()).getByRole('link', { name: 'https://a.kr/demo' })).toBeVisible()
  expect(await composer()).toHaveValue('')
  await user.type(await composer(), '   {Enter}')
  expect(within(await thread()).getAllByText(/들어보세요/)).toHaveLength(1)
  expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([])
  network.events.removeListener('request:start', note)

  await router.navigate(paths.join())
  await waitFor(() => expect(screen.queryByRole('log')).not.toBeInTheDocument())
  await router.navigate(paths.chatDemo())
  expect(await said('와 너무 좋은데요')).toBeVisible()
  expect(screen.queryByText(/들어보세요/)).not.toBeInTheDocument()
})

describe('its session picker', () => {
  it('offers the eight sessions, requires a choice, and shows which was made', async () => {
    const { user, choose } = await openDemo()
    await choose('세션 선택')
    const sheet = within(await screen.findByRole('dialog', { name: '어떤 세션으로 참여할까요?' }))
    expect(sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '보컬',
      '일렉기타',
      '어쿠스틱기타',
      '베이스',
      '드럼',
      '피아노',
      '바이올린',
      '트럼펫',
    ])
    expect(sheet.getByRole('button', { name: '확인' })).toBeDisabled()
    await user.click(sheet.getByRole('radio', { name: '베이스' }))
    await user.click(sheet.getByRole('button', { name: '확인' }))
    expect(await said('베이스로 참여할게요.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('leaving the demo', () => {
  it('asks first, stays on 아니요, and goes home on 예', async () => {
    const { user, choose, router } = await openDemo()
    await choose('나가기')
    await user.click(
      within(await screen.findByRole('dialog', { name: '채팅방에서 나가시겠습니까?' })).getByRole('button', {
        name: '아니요',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe(paths.chatDemo())
    await choose('나가기')
    await user.click(await screen.findByRole('button', { name: '예' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.home()))
  })
})

describe('a control that the demo does not serve', () => {
  it('says for 신고 that there is nothing to report', async () => {
    const { choose } = await openDemo()
    await choose('신고')
    expect(await screen.findByText('체험용 채팅이라 신고할 것이 없어요.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('exists for the calendar', async () => {
    const logged = expectConsole('error', '[hapju] the schedule is not available yet')
    const { user } = await openDemo()
    await user.click(await screen.findByRole('button', { name: '첨부' }))
    await user.click(await screen.findByRole('button', { name: '일정' }))
    expect(await screen.findByText('아직 준비 중인 기능입니다.')).toBeVisible()
    expect(logged.calls).toEqual([['[hapju] the schedule is not available yet', { roomId: null }]])
  })
})

describe('the sound of the sample', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: false }),
  )
  afterEach(() => void vi.useRealTimers())

  const bubble = async () => within(await within(await thread()).findByRole('group', { name: /음성 메시지/ }))
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

  it('plays to its end, and is then reset', async () => {
    await openDemo()
    const sound = await bubble()
    fireEvent.click(sound.getByRole('button', { name: '재생' }))
    await pass(35_950)
    expect(sound.getByRole('slider')).toHaveAttribute('aria-valuenow', '35')
    expect(sound.getByRole('button', { name: '일시정지' })).toBeVisible()
    await pass(50)
    expect(sound.getByRole('slider')).toHaveAttribute('aria-valuenow', '0')
    expect(sound.getByRole('button', { name: '재생' })).toBeVisible()
  })

  it('stops while it is paused, and continues from there', async () => {
    await openDemo()
    const sound = await bubble()
    fireEvent.click(sound.getByRole('button', { name: '재생' }))
    await pass(2_000)
    fireEvent.click(sound.getByRole('button', { name: '일시정지' }))
    await pass(5_000)
    expect(sound.getByRole('slider')).toHaveAttribute('aria-valuenow', '2')
    fireEvent.click(sound.getByRole('button', { name: '재생' }))
    await pass(1_000)
    expect(sound.getByRole('slider')).toHaveAttribute('aria-valuenow', '3')
  })
})

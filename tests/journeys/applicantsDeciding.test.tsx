import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { decideApplications, listApplications } from '#contract/http/recruitments/applications.ts'
import { notifications } from '#server/db/requestTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

const FAILED_TEXT = '오류가 발생했습니다. 다시 시도해 주세요.'

let harin: TestMember
let bandId: number
let rooms: Record<string, number>
beforeEach(async () => {
  harin = await aMember({ nickname: 'harin' })
  bandId = await band().aBand(harin, { name: '새벽 네 시', sessions: ['bass', 'vocal'] })
  rooms = {}
})

const band = () => bandTest(theServer())
async function apply(session: 'bass' | 'vocal', ...nicknames: string[]) {
  for (const nickname of nicknames) {
    const member = await aMember({ nickname })
    rooms[nickname] = await band().anApplication(bandId, harin, member, { session })
  }
}

/** The results in the store, by nickname. */
async function results(): Promise<Record<string, string>> {
  const { value } = await theServer().call(listApplications, { as: harin, path: { bandId } })
  return Object.fromEntries(value.bandChatList.map(({ nickname, passFail }) => [nickname, passFail]))
}
const decideElsewhere = (nickname: string, status: 'PASS' | 'FAIL') =>
  theServer().call(decideApplications, {
    as: harin,
    path: { bandId },
    body: { applicantUpdate: [{ roomId: rooms[nickname]!, status }] },
  })

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const box = (nickname: string) => screen.getByRole('checkbox', { name: new RegExp(`^${nickname}\\b`) })
const row = (nickname: string) => screen.getByText(nickname).closest('li')!

async function openChoosing(...nicknames: string[]) {
  const app = await renderApp(paths.bandRecruit(bandId), { as: harin })
  await app.user.click(await screen.findByRole('button', { name: '선택' }))
  for (const nickname of nicknames) await app.user.click(box(nickname))
  return app
}

async function confirm(user: UserEvent, status: '합격' | '불합격') {
  await user.click(button(new RegExp(`^${status}( \\d+)?$`)))
  await user.click(await screen.findByRole('button', { name: '예' }))
}

it('the manager passes the selected applicants after a confirmation that states the consequences', async () => {
  await apply('bass', 'sol', 'rowoon', 'bomi')
  const { user } = await openChoosing('sol', 'rowoon')
  expect(screen.getByText('2명 선택됨')).toBeInTheDocument()
  expect(screen.getByText('결과는 바로 전달되고 되돌릴 수 없어요')).toBeVisible()
  await user.click(button('합격 2'))
  const asked = await screen.findByRole('dialog', { name: '2명을 합격시킬까요?' })
  expect(asked).toHaveTextContent('합격 알림과 친구 요청이 바로 전송되고, 되돌릴 수 없어요.')
  await user.click(within(asked).getByRole('button', { name: '아니오' }))
  expect(await results()).toEqual({ sol: 'PENDING', rowoon: 'PENDING', bomi: 'PENDING' })
  expect(box('sol')).toBeChecked()

  await confirm(user, '합격')
  expect(await screen.findByText('2명을 합격 처리했습니다.')).toBeVisible()
  expect(await results()).toEqual({ sol: 'PASS', rowoon: 'PASS', bomi: 'PENDING' })
  expect(within(row('sol')).getByText('합격')).toBeVisible()
  expect(within(row('bomi')).queryByText('합격')).not.toBeInTheDocument()
  // The rows lead to conversations again, and the focus is kept.
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(button('선택')).toHaveFocus()
})

it('the manager fails the selected applicants, and decided ones cannot be selected again', async () => {
  await apply('bass', 'sol', 'bomi')
  const { user } = await openChoosing('sol')
  await user.click(button('불합격'))
  expect(await screen.findByRole('dialog', { name: '1명을 불합격시킬까요?' })).toHaveTextContent(
    '불합격 결과가 채팅방에 바로 전송되고, 되돌릴 수 없어요.',
  )
  await user.click(button('예'))
  expect(await screen.findByText('1명을 불합격 처리했습니다.')).toBeVisible()
  await user.click(button('선택'))
  expect(box('sol')).toBeDisabled()
  expect(box('sol')).not.toBeChecked()
  expect(button('합격')).toBeDisabled()
  await user.click(box('bomi'))
  await confirm(user, '합격')
  await waitFor(async () => expect(await results()).toEqual({ sol: 'FAIL', bomi: 'PASS' }))
  // All applicants are decided.
  await waitFor(() => expect(screen.queryByRole('button', { name: /선택|취소/ })).not.toBeInTheDocument())
})

it('the manager writes to the applicants, and keeps recruiting their session only if they say so', async () => {
  await apply('bass', 'sol')
  await apply('vocal', 'bomi')
  const { user } = await openChoosing('sol')
  await user.click(button('합격 1'))
  const asked = within(await screen.findByRole('dialog'))
  await user.click(asked.getByRole('switch', { name: '베이스 모집 마감' }))
  expect(asked.getByRole('switch', { name: '베이스 모집 마감' })).not.toBeChecked()
  await user.type(asked.getByRole('textbox', { name: '남길 말 (선택)' }), '토요일에 봬요!')
  await user.click(button('예'))
  expect(await screen.findByText('1명을 합격 처리했습니다.')).toBeVisible()
  const sessions = async () =>
    (await theServer().call(listApplications, { as: harin, path: { bandId } })).value.sessions
  expect(await sessions()).toEqual(['bass', 'vocal'])
  expect(await theServer().deps.db.select().from(notifications)).toContainEqual(
    expect.objectContaining({ type: 'BAND', message: '토요일에 봬요!' }),
  )

  await user.click(button('선택'))
  await user.click(box('bomi'))
  await user.click(button('합격 1'))
  expect(await screen.findByRole('switch', { name: '보컬 모집 마감' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: '남길 말 (선택)' })).toHaveValue('')
  await user.click(button('예'))
  await waitFor(async () => expect(await sessions()).toEqual(['bass']))
})

it('what was written is still there after a failed decision', async () => {
  await apply('bass', 'sol')
  const { user, server } = await openChoosing('sol')
  server.faults.fault(decideApplications, 'offline', { times: 1 })
  await user.click(button('불합격'))
  await user.type(await screen.findByRole('textbox', { name: '남길 말 (선택)' }), '다음에 꼭 함께해요')
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  await user.click(button('예'))
  expect(await screen.findByText(FAILED_TEXT)).toBeVisible()
  await user.click(button('불합격'))
  expect(await screen.findByRole('textbox', { name: '남길 말 (선택)' })).toHaveValue('다음에 꼭 함께해요')
})

it('when the fourth of ten fails, the screen says how many were sent, and then sends the rest', async () => {
  const ten = Array.from({ length: 10 }, (_, i) => `player${i}`)
  await apply('bass', ...ten)
  const { user, server } = await openChoosing(...ten)
  server.faults.fault(decideApplications, 500, { times: 1, after: 3 })
  await confirm(user, '합격')
  expect(await screen.findByText(FAILED_TEXT)).toBeVisible()
  expect(
    await screen.findByText('10명 중 9명에게 결과를 보냈어요. 남은 1명은 그대로 선택해 두었어요.'),
  ).toBeVisible()
  const stored = await results()
  const left = ten.filter((nickname) => stored[nickname] === 'PENDING')
  expect(left).toHaveLength(1)
  for (const nickname of ten)
    expect(box(nickname)).toHaveAttribute('aria-checked', String(nickname === left[0]))
  expect(screen.getByText('1명 선택됨')).toBeInTheDocument()

  await confirm(user, '합격')
  expect(await screen.findByText('1명을 합격 처리했습니다.')).toBeVisible()
  expect(new Set(Object.values(await results()))).toEqual(new Set(['PASS']))
  expect(screen.queryByText(/10명 중 9명/)).not.toBeInTheDocument()
})

it('decisions of another tab are shown, kept and announced', async () => {
  await apply('bass', 'sol', 'bomi', 'eunjae')
  const { user } = await openChoosing('sol', 'bomi')
  await decideElsewhere('sol', 'FAIL')
  await confirm(user, '합격')
  expect(await screen.findByText(FAILED_TEXT)).toBeVisible()
  expect(
    await screen.findByText('2명 중 1명에게 결과를 보냈어요. 1명은 이미 결과가 정해져 있었어요.'),
  ).toBeVisible()
  await waitFor(() => expect(within(row('sol')).getByText('불합격')).toBeVisible())
  expect(await results()).toEqual({ sol: 'FAIL', bomi: 'PASS', eunjae: 'PENDING' })
  expect(box('sol')).toBeDisabled()
  expect(screen.getByText('0명 선택됨')).toBeInTheDocument()
})

it('the selection is kept when nothing could be sent', async () => {
  await apply('bass', 'sol', 'bomi')
  const { user, server } = await openChoosing('sol')
  server.faults.fault(decideApplications, 'offline')
  await confirm(user, '불합격')
  expect(await screen.findByText(FAILED_TEXT)).toBeVisible()
  expect(screen.getByText('결과를 보내지 못했어요. 선택은 그대로 두었어요.')).toBeVisible()
  expect(box('sol')).toBeChecked()
  server.faults.clear()
  await confirm(user, '불합격')
  expect(await screen.findByText('1명을 불합격 처리했습니다.')).toBeVisible()
})

it('decisions are sent once, however often the button is pressed, and cannot be cancelled', async () => {
  await apply('bass', 'sol', 'bomi')
  const { user, server } = await openChoosing('sol')
  const letGo = server.faults.hold()
  await user.click(button('합격 1'))
  await user.dblClick(await screen.findByRole('button', { name: '예' }))
  const busy = await screen.findByRole('button', { name: '전송 중...' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await user.click(busy)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(box('bomi'))
  expect(box('bomi')).not.toBeChecked()
  await user.click(button('취소'))
  expect(box('sol')).toBeChecked()
  letGo()
  expect(await screen.findByText('1명을 합격 처리했습니다.')).toBeVisible()
  expect(screen.queryByText(FAILED_TEXT)).not.toBeInTheDocument()
  expect(await results()).toEqual({ sol: 'PASS', bomi: 'PENDING' })
})

it('the selection is kept while the session filter changes, and says who is hidden', async () => {
  await apply('bass', 'sol', 'rowoon')
  await apply('vocal', 'bomi')
  const { user, router } = await openChoosing('sol', 'bomi')
  await user.click(button('보컬'))
  expect(screen.queryByText('sol')).not.toBeInTheDocument()
  expect(screen.getByText('2명 선택됨')).toBeInTheDocument()
  await user.click(button('합격 2'))
  expect(await screen.findByRole('dialog')).toHaveTextContent('지금 목록에 보이지 않는 1명도 포함돼요.')
  await user.click(button('아니오'))
  await user.click(button('전체'))
  expect(box('sol')).toBeChecked()
  expect(box('bomi')).toBeChecked()
  await user.click(button('보컬'))
  await user.click(button('취소'))
  // The address changes as soon as the selection has ended.
  await waitFor(() => expect(router.state.location.search).toBe('?session=vocal'))
  await user.click(await screen.findByRole('button', { name: '선택' }))
  expect(box('bomi')).not.toBeChecked()
})

it('Escape or one step back leaves the selection with nothing sent', async () => {
  await apply('bass', 'sol')
  const { user } = await openChoosing('sol')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('link', { name: /^sol/ })).toBeVisible()
  expect(button('선택')).toHaveFocus()
  await user.click(button('선택'))
  expect(box('sol')).not.toBeChecked()
  box('sol').focus()
  await user.keyboard(' ')
  expect(box('sol')).toBeChecked()
  window.history.back()
  expect(await screen.findByRole('link', { name: /^sol/ })).toBeVisible()
  expect(await results()).toEqual({ sol: 'PENDING' })
})

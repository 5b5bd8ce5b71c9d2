import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readBandDetail } from '#contract/http/bands/bands.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

let harin: TestMember
let yuna: TestMember
let bandId: number
beforeEach(async () => {
  harin = await aMember({ nickname: 'harin' })
  yuna = await aMember({ nickname: 'yuna22' })
  bandId = await band().aBand(harin, { name: '새벽 네 시', sessions: ['bass'] })
})

const band = () => bandTest(theServer())
const open = (as: TestMember, path = paths.bandChat(bandId)) => renderApp(path, { as })
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('an applicant is led to the room of each application, with its state', async () => {
  const refused = await band().anApplication(bandId, harin, yuna, { session: 'vocal', passFail: 'FAIL' })
  const roomId = await band().anApplication(bandId, harin, yuna, { session: 'bass' })
  const elsewhere = await band().aBand(harin, { name: '유리정원' })
  await band().anApplication(elsewhere, harin, yuna)
  await open(yuna)
  expect(await screen.findByRole('heading', { level: 1, name: '새벽 네 시' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /베이스 지원 지원 중/ })).toHaveAttribute(
    'href',
    paths.bandRoom(roomId),
  )
  expect(screen.getByRole('link', { name: /보컬 지원 불합격/ })).toHaveAttribute(
    'href',
    paths.bandRoom(refused),
  )
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(2)
})

it('the manager sees who has applied', async () => {
  const roomId = await band().anApplication(bandId, harin, yuna)
  const bomi = await aMember({ nickname: 'bomi' })
  await band().anApplication(bandId, harin, bomi, { passFail: 'PASS' })
  await open(harin)
  expect(await screen.findByRole('heading', { level: 2, name: '지원자 2명' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^yuna22/ })).toHaveAttribute('href', paths.bandRoom(roomId))
  expect(rows()).toContainEqual(expect.stringContaining('bomi합격베이스'))
  expect(screen.getByRole('link', { name: '지원자 관리' })).toHaveAttribute('href', paths.bandRecruit(bandId))
})

it('a manager without applicants is told so', async () => {
  await open(harin)
  expect(await screen.findByRole('heading', { name: '아직 지원한 사람이 없어요.' })).toBeVisible()
  expect(screen.getByRole('link', { name: '밴드 보기' })).toHaveAttribute('href', paths.band(bandId))
})

it('a member without a room is told so, and led to the page for applying', async () => {
  const { user, router } = await open(yuna)
  expect(await screen.findByRole('heading', { name: '이 밴드와 나눈 대화가 없어요.' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'JOIN' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '예' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.apply(bandId)))
})

it.each(['/bands/999999/chat', '/bands/abc/chat'])('no band exists at %s', async (path) => {
  const { user, router } = await open(yuna, path)
  expect(
    await screen.findByRole('heading', { level: 1, name: '해당 밴드의 정보가 존재하지 않습니다' }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: '돌아가기' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.home()))
})

it('a band that fails to load shows an error, and is fetched again', async () => {
  theServer().faults.fault(readBandDetail, 400)
  const { user, server } = await open(yuna)
  expect(await screen.findByRole('heading', { name: '오류가 발생했습니다' })).toBeVisible()
  server.faults.clear()
  await user.click(screen.getByRole('button', { name: '새로고침' }))
  expect(await screen.findByRole('heading', { level: 1, name: '새벽 네 시' })).toBeVisible()
})

it('rooms that cannot be read show an error, not an empty list', async () => {
  theServer().faults.fault(listRooms, 400)
  const { user, server } = await open(yuna)
  expect(await screen.findByRole('heading', { name: '채팅방 목록을 불러오지 못했습니다.' })).toBeVisible()
  server.faults.clear()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('heading', { name: '이 밴드와 나눈 대화가 없어요.' })).toBeVisible()
})

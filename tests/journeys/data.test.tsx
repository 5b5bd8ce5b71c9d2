import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askForExport, cancelExport, readExport } from '#contract/http/auth/dataExport.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { dataExports } from '#server/db/accountTables.ts'
import { makeExports } from '#server/modules/auth/export/making.service.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { friendsApi } from '#src/features/friends/friendsApi.ts'
import { paths } from '#src/lib/paths.ts'
import { withTimersUpTo } from '../env/longTimers.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

beforeEach(layOutWindow)

let me: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
})

const open = () => renderApp(paths.myData(), { as: me })
const button = (name: string) => screen.getByRole('button', { name })
const findButton = (name: string) => screen.findByRole('button', { name })
const asked = () => theServer().call(askForExport, { as: me })
const asksOf = ({ logged }: ReturnType<typeof theServer>) =>
  logged.filter(({ path, method }) => path === askForExport.path && method === 'POST')
/** Until the only mutation so far has its answer. */
const untilAnswered = (store: Awaited<ReturnType<typeof open>>['store']) =>
  waitFor(() =>
    expect(Object.values(store.getState().api.mutations)).toMatchObject([{ status: 'fulfilled' }]),
  )
const made = () => makeExports(theServer().deps)

describe('the own data', () => {
  it('is found in the settings, says what it has, is made, and told as ready', async () => {
    const { user } = await renderApp(paths.settings(), { as: me })
    await user.click(await screen.findByRole('link', { name: '내 데이터 내려받기' }))
    expect(await screen.findByRole('heading', { name: /모두 담아드려요/ })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '내 데이터' })).toBeVisible()
    expect(screen.getByText('0곡 · 폴더 0개')).toBeVisible()
    expect(screen.getByText('밴드 0팀 · 지원 0번')).toBeVisible()

    await user.dblClick(button('파일 만들기'))
    expect(await screen.findByRole('heading', { name: /만들고 있어요/ })).toBeVisible()
    expect(screen.getByText('차례를 기다리는 중')).toBeVisible()
    expect(asksOf(theServer())).toHaveLength(1)
    await made()
    // how often the page asks
    await withTimersUpTo(3_000, () =>
      expect(screen.getByRole('heading', { name: /준비됐어요/ })).toBeVisible(),
    )
    expect(screen.getByText('hapju-yuna22.zip')).toBeVisible()
  })

  it('is asked for by one tap, also while what became of it is still being read', async () => {
    const { user, server, store } = await open()
    const make = await findButton('파일 만들기')
    const answerTap = server.faults.hold()
    await user.click(make)
    await waitFor(() => expect(server.faults.isHolding(askForExport)).toBe(true))
    const answerRead = server.faults.hold()
    answerTap()
    await untilAnswered(store)
    expect(make).toHaveAttribute('aria-busy', 'true')
    await user.click(make)
    answerRead()
    expect(await screen.findByRole('heading', { name: /만들고 있어요/ })).toBeVisible()
    expect(asksOf(server)).toHaveLength(1)
  })

  it('is asked for by one tap, also while another request delays the reading', async () => {
    const { user, server, store } = await open()
    const make = await findButton('파일 만들기')
    server.faults.fault(listFriends, 'timeout')
    const other = store.dispatch(friendsApi.endpoints.listFriends.initiate())
    await user.click(make)
    await untilAnswered(store)
    await user.click(make)
    other.abort()
    expect(await screen.findByRole('heading', { name: /만들고 있어요/ })).toBeVisible()
    expect(asksOf(server)).toHaveLength(1)
  })

  it('is downloaded from a fresh address', async () => {
    await asked()
    await made()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await open()
    await user.click(await findButton('내려받기'))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    const { href, download } = click.mock.contexts[0] as HTMLAnchorElement
    expect(download).toBe('hapju-yuna22.zip')
    expect(href).toMatch(/\/exports\/[\w-]{22}\.zip\?until=\d+&key=[\da-f]{32}$/)
    const response = await theServer().app.request(href.replace(/^https?:\/\/[^/]+/, ''))
    expect(response.status).toBe(200)
    expect(screen.getByText(/까지 받을 수 있어요\..*그 뒤에는 안전하게 지워요\./)).toBeVisible()
  })

  it('says how far it is, and goes on while the screen is away', async () => {
    await asked()
    await theServer()
      .deps.db.update(dataExports)
      .set({ state: 'WORKING', partsDone: 2, workingAt: theServer().clock.now() })
    await open()
    expect(await screen.findByText('채팅과 음성을 담는 중')).toBeVisible()
    expect(screen.getByText('4가지 중 3번째')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '파일 만들기' })).toHaveAttribute('aria-valuenow', '62')
  })

  it('can be stopped, and asked for again', async () => {
    await asked()
    const { user, server } = await open()
    server.faults.fault(cancelExport, 'offline', { times: 1 })
    await user.click(await findButton('그만두기'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/네트워크를 확인하고/))
    await user.click(button('그만두기'))
    await user.click(await findButton('파일 만들기'))
    expect(await screen.findByText('차례를 기다리는 중')).toBeVisible()
  })

  it('that could not be made says so, and can be made again', async () => {
    await asked()
    await theServer().deps.db.update(dataExports).set({ state: 'FAILED' })
    const { user, server } = await open()
    expect(await screen.findByText('파일을 만들지 못했어요. 다시 시도해 주세요.')).toBeVisible()
    server.faults.fault(askForExport, 'COMMON429', { times: 1 })
    await user.click(button('파일 만들기'))
    expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeVisible()
    await user.click(button('파일 만들기'))
    expect(await screen.findByRole('heading', { name: /만들고 있어요/ })).toBeVisible()
  })

  it('whose day is over meanwhile can be made anew', async () => {
    await asked()
    await made()
    const { user, server } = await open()
    await findButton('내려받기')
    server.clock.advance({ days: 1 })
    await user.click(button('내려받기'))
    expect(await screen.findByRole('heading', { name: /모두 담아드려요/ })).toBeVisible()
  })

  it('that cannot be read says so and is read again', async () => {
    const { user } = await renderApp(paths.settings(), { as: me })
    theServer().faults.fault(readExport, 500)
    await user.click(await screen.findByRole('link', { name: '내 데이터 내려받기' }))
    const again = await findButton('다시 시도')
    theServer().faults.clear()
    await user.click(again)
    expect(await findButton('파일 만들기')).toBeVisible()
  })

  it('is reached from its notification', async () => {
    await asked()
    await made()
    const { user, router } = await renderApp(paths.notifications(), { as: me })
    await user.click(await screen.findByRole('link', { name: /내 데이터 파일이 준비됐어요/ }))
    await user.click(await screen.findByRole('link', { name: '내려받으러 가기' }))
    expect(await screen.findByRole('heading', { name: /준비됐어요/ })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.myData())
    expect(within(screen.getByRole('main')).queryByRole('button', { name: '거절' })).toBeNull()
  })
})

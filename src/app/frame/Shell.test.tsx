import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { login } from '#contract/http/auth/auth.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { loggedIn } from '#src/auth/authSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '#tests/eachRow.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '#tests/renderApp.tsx'

type Rendered = Awaited<ReturnType<typeof renderApp>>

const connected = (store: Rendered['store']) =>
  waitFor(() => expect(store.getState()).toHaveProperty('realtime.status', 'live'))

async function asMember(path: string) {
  const app = await renderApp(path, { as: await aMember() })
  await connected(app.store)
  return app
}

describe('the frame', () => {
  it('sets the window’s title, highlights the tab, and moves the focus to the heading of a new screen', async () => {
    const { user, router } = await asMember(paths.home())
    expect(document.title).toBe('홈 - 합주')
    expect(screen.getByRole('link', { name: '홈' })).toHaveAttribute('aria-current', 'page')
    // Not on the first screen.
    expect(document.body).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'JOIN' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'JOIN' })).toHaveFocus())

    await user.click(screen.getByRole('link', { name: '마이' }))
    await waitFor(() => expect(document.title).toBe('마이 - 합주'))
    expect(screen.getByRole('link', { name: '마이' })).toHaveAttribute('aria-current', 'page')

    // Also when the last click hit no control.
    await user.click(screen.getByRole('main'))
    expect(screen.getByRole('main')).toHaveFocus()
    await act(() => router.navigate(paths.join()))
    expect(await screen.findByRole('heading', { level: 1, name: 'JOIN' })).toHaveFocus()
  })

  it('lets keyboard users skip to the content', async () => {
    const { user } = await asMember(paths.manual())
    await user.tab()
    expect(screen.getByRole('button', { name: '본문으로 건너뛰기' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('has a link to the conversations on home, which keeps the focus while their count loads', async () => {
    const [me, jun] = [await aMember(), await aMember()]
    await aMessage(await aRoom([me, jun]), jun, '오늘 합주해요?')
    const { user, router } = await renderApp(paths.home(), { as: me })
    const link = screen.getByRole('link', { name: '채팅' })
    link.focus()
    await waitFor(() => expect(link).toHaveAccessibleName('채팅 읽지 않은 메시지 1개'))
    expect(link).toHaveFocus()
    await user.click(link)
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/private-chat'))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '주 메뉴' })).toBeNull())
  })

  it('counts the unread messages of all rooms in the window’s title and on the tab JOIN, until they are read', async () => {
    const [me, jun, sol] = [await aMember(), await aMember(), await aMember()]
    const group = await aRoom([me, jun, sol], { name: '토요일 합주' })
    await aMessage(await aRoom([me, jun]), jun, '오늘 합주해요?')
    await aMessage(group, sol, '4시에 봐요')
    const { router } = await renderApp(paths.my(), { as: me })
    await waitFor(() => expect(document.title).toBe('(2) 마이 - 합주'))
    // The tab counts on screens without the link to the conversations, too.
    await act(() => router.navigate(paths.manual()))
    expect(await screen.findByRole('link', { name: 'JOIN 읽지 않은 메시지 2개' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^채팅(?! 목록)/ })).toBeNull()

    const { value } = await theServer().call(listMessages, { as: me, path: { roomId: group } })
    await theServer().chat.readGroup(me, group, value.messages[0]!.messageId)
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /))
  })

  it('goes back to the previous screen', async () => {
    const { user, router } = await asMember(paths.my())
    await router.navigate(paths.archive())
    expect(await screen.findByRole('heading', { name: 'Archive' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.my()))
  })

  it('shows at once that the phone is offline, until it is online again', async () => {
    await asMember(paths.home())
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/연결이 끊겼어요/)).toBeVisible()
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/끊겼어요/)).toBeNull())
  })
})

describe('an unknown address', () => {
  it('shows the not-found screen to anyone, with a link to home', async () => {
    const { user, router } = await asMember('/nowhere')
    expect(screen.getByRole('heading', { name: '길을 잃은 마디예요' })).toBeVisible()
    expect(document.title).toBe('페이지를 찾을 수 없음 - 합주')
    await user.click(screen.getByRole('link', { name: '홈으로 가기' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

describe('a screen of the settings or of the band form', () => {
  it('has its title and a back button, and a form has no tabs to leave it by', async () => {
    const { router } = await asMember('/my/setting')
    expect(screen.getByRole('heading', { level: 1, name: '설정' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '뒤로' })).toBeVisible()

    await act(() => router.navigate('/join/create-band'))
    expect(await screen.findByRole('heading', { level: 1, name: '밴드 만들기' })).toBeInTheDocument()
    await eachRow([paths.createBand(), paths.createBandSong(), paths.createChat()], async (path) => {
      await act(() => router.navigate(path))
      expect(router.state.location.pathname).toBe(path)
      expect(await screen.findByRole('button', { name: '뒤로' })).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('navigation', { name: '주 메뉴' })).toBeNull())
    })
  })
})

describe('the profile editor', () => {
  const tabs = () => screen.queryByRole('navigation', { name: '주 메뉴' })

  it('takes the tabs away, and going back brings them again', async () => {
    const { user } = await asMember(paths.my())
    expect(tabs()).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '프로필 수정' }))
    expect(await screen.findByRole('button', { name: '완료' })).toBeVisible()
    expect(tabs()).toBeNull()
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    expect(await screen.findByRole('button', { name: '프로필 수정' })).toBeVisible()
    expect(tabs()).toBeVisible()
  })

  it('has no tabs when it is opened by its address', async () => {
    const { user, router } = await asMember(`${paths.my()}?edit=`)
    expect(await screen.findByRole('button', { name: '완료' })).toBeVisible()
    expect(tabs()).toBeNull()
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(tabs()).toBeVisible())
    expect(router.state.location).toMatchObject({ pathname: paths.my(), search: '' })
  })
})

describe('the onboarding', () => {
  it('ends when the new member goes home', async () => {
    const { email, password } = await aMember()
    const { value: session } = await theServer().call(login, { body: { email, password } })
    const { store, router } = await renderApp(paths.pretestArtist())
    store.dispatch(loggedIn({ ...session, onboarding: true }))
    await connected(store)
    expect(router.state.location.pathname).toBe(paths.pretestArtist())
    await router.navigate(paths.home())
    expect(store.getState().auth.onboarding).toBe(false)
    await router.navigate(paths.pretestArtist())
    expect(router.state.location.pathname).toBe(paths.home())
  })
})

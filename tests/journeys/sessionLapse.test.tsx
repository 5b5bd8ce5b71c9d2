import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { refreshTokens } from '#contract/http/auth/auth.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { readProfile } from '#contract/http/profile/profile.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/bands/joining/apply/ApplyPage.tsx'
import '#src/features/chat/rooms/form/ChangeChatInfoPage.tsx'
import '#src/features/chat/rooms/form/CreateChatInfoPage.tsx'
import '#src/features/chat/rooms/form/CreateChatPage.tsx'
import '#src/features/chat/voice/recording/VoiceBar.tsx'
import '#src/features/profile/editor/OwnProfileEditor.tsx'
import '#src/features/profile/editor/TasteBlocks.tsx'
import type { TestMember } from '#server/testing/members.ts'
import { aWav } from '#server/testing/sounds.ts'
import { sessionEnded } from '#src/auth/authSlice.ts'
import { logOut } from '#src/auth/logOut.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { CLIP_KEPT_MAX_BYTES } from '#src/features/bands/joining/apply/applicationClipSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { fakeSound } from '../env/fakeSound.ts'
import { aMember, aRoom, closeApps, renderApp, type RenderedApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'
import { aBand, editing, openForm } from './bandForm.ts'
import { it } from './profile.fixtures.ts'

// jsdom has no layout, and the list of friends renders only visible rows.
beforeEach(layOutWindow)

const WHY = /로그인이 만료되었어요\./
const EDITOR = `${paths.my()}?edit=`
const name = () => screen.findByRole('textbox', { name: '이름' })
const done = () => screen.getByRole('button', { name: '완료' })

/** Types a name, and lets the server refuse the session when it is saved. */
async function lapsedWhileEditing(yuna: TestMember) {
  const app = await renderApp(EDITOR, { as: yuna })
  writeInto(await name(), '유나')
  app.server.clock.advance({ minutes: 16 })
  app.server.faults.fault(refreshTokens, 'AUTH_009')
  await app.user.click(done())
  await screen.findByText(WHY)
  app.server.faults.clear()
  return app
}

async function logIn({ user, router }: RenderedApp, { email, password }: TestMember) {
  writeInto(screen.getByLabelText('아이디'), email)
  writeInto(screen.getByLabelText('비밀번호'), password)
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe(paths.login()))
}

const typedText = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

describe('a session that the server ends during an edit', () => {
  it('says why one is at the log-in, and the edit is there again afterwards', async ({ yuna }) => {
    const app = await lapsedWhileEditing(yuna)
    expect(screen.queryByText('프로필 업데이트에 실패했습니다.')).toBeNull()
    await logIn(app, yuna)
    expect(await name()).toHaveValue('유나')
    expect(screen.queryByText(WHY)).toBeNull()
    await app.user.click(done())
    await waitFor(async () =>
      expect((await theServer().call(readProfile, { as: yuna })).value.nickname).toBe('유나'),
    )
  })

  it('is kept over a reload of the log-in too', async ({ yuna }) => {
    const { router } = await lapsedWhileEditing(yuna)
    const { pathname, search } = router.state.location
    window.dispatchEvent(new Event('pagehide'))
    closeApps()
    const again = await renderApp(pathname + search)
    expect(screen.getByText(WHY)).toBeVisible()
    await logIn(again, yuna)
    expect(await name()).toHaveValue('유나')
  })

  it('leaves nothing of the edit to another member', async ({ yuna }) => {
    const harin = await aMember({ nickname: 'harin' })
    const app = await lapsedWhileEditing(yuna)
    await logIn(app, harin)
    expect(await name()).toHaveValue('harin')
    expect(screen.queryByRole('heading', { name: '저장하지 않고 나갈까요?' })).toBeNull()
    await vi.waitFor(() => expect(typedText()).not.toContain('유나'))
  })
})

/** The server ends the session, and the same member logs in again. */
async function lapseAndLogIn(app: RenderedApp, yuna: TestMember) {
  act(() => void app.store.dispatch(sessionEnded({ elsewhere: false, lapsed: true })))
  await screen.findByText(WHY)
  await logIn(app, yuna)
}

async function reload(app: RenderedApp, yuna: TestMember) {
  const { pathname, search } = app.router.state.location
  window.dispatchEvent(new Event('pagehide'))
  closeApps()
  return renderApp(pathname + search, { as: yuna })
}

describe('a band', () => {
  const bandName = () => screen.findByRole('textbox', { name: /^밴드 이름/ })

  it('that is being written outlives the session', async ({ yuna }) => {
    const app = await renderApp(paths.createBand(), { as: yuna })
    writeInto(await bandName(), '새벽 네 시')
    await lapseAndLogIn(app, yuna)
    expect(await bandName()).toHaveValue('새벽 네 시')
    expect(screen.getByRole('heading', { level: 1, name: '밴드 만들기' })).toBeVisible()
  })

  it('that is being changed does, too', async ({ yuna }) => {
    const bandId = await aBand(yuna, { name: '해일', session: ['bass'] })
    const app = await openForm(yuna, editing(bandId))
    writeInto(await bandName(), '새벽 네 시')
    await lapseAndLogIn(app, yuna)
    expect(await bandName()).toHaveValue('새벽 네 시')
    expect(screen.getByRole('heading', { level: 1, name: '밴드 수정' })).toBeVisible()
  })
})

describe('a group', () => {
  const groupName = () => screen.findByRole('textbox', { name: '채팅방 이름' })
  const check = (name: string) => screen.findByRole('checkbox', { name })
  const next = () => screen.getByRole('button', { name: /^다음/ })

  async function withFriends(yuna: TestMember) {
    for (const nickname of ['harin', 'dojun']) {
      await theServer().chat.befriend(yuna, await aMember({ nickname }))
    }
    const app = await renderApp(paths.createChat(), { as: yuna })
    for (const nickname of ['harin', 'dojun']) await app.user.click(await check(nickname))
    return app
  }

  it('keeps the chosen friends and its name when the session ends', async ({ yuna }) => {
    const app = await withFriends(yuna)
    await lapseAndLogIn(app, yuna)
    expect(await check('harin')).toBeChecked()
    expect(next()).toHaveTextContent('다음2')
    await app.user.click(next())
    writeInto(await groupName(), '금요 합주')
    await lapseAndLogIn(app, yuna)
    expect(await groupName()).toHaveValue('금요 합주')
    await app.user.click(screen.getByRole('button', { name: '확인' }))
    expect(await screen.findByText('채팅방이 생성되었습니다.')).toBeVisible()
    const { value } = await theServer().call(listRooms, { as: yuna })
    expect(value.chatRoomInfos).toMatchObject([{ chatName: '금요 합주', memberInfos: [{}, {}] }])
    // The next group starts empty.
    await act(() => app.router.navigate(paths.createChat()))
    expect(await check('harin')).not.toBeChecked()
  })

  it('keeps nothing of it for another member', async ({ yuna }) => {
    const app = await withFriends(yuna)
    const sol = await aMember({ nickname: 'sol' })
    for (const name of ['harin', 'dojun']) expect(await check(name)).toBeChecked()
    act(() => void app.store.dispatch(sessionEnded({ elsewhere: false, lapsed: true })))
    await screen.findByText(WHY)
    await logIn(app, sol)
    expect(await screen.findByRole('heading', { level: 1, name: '채팅방 만들기' })).toBeVisible()
    expect(app.store.getState()).toHaveProperty('roomFriends.memberIds', [])
  })

  it('that is being changed keeps its new name', async ({ yuna }) => {
    const roomId = await aRoom([yuna, await aMember()], { name: '금요 합주' })
    const app = await renderApp(paths.manual(), { as: yuna })
    await act(() => app.router.navigate(paths.changeChatInfo(), { state: { roomId } }))
    writeInto(await groupName(), '토요 합주')
    await lapseAndLogIn(app, yuna)
    expect(await groupName()).toHaveValue('토요 합주')
    expect(await groupName()).toHaveAttribute('placeholder', '금요 합주')
  })
})

describe('an application', () => {
  const words = () => screen.findByRole('textbox', { name: '한마디' })
  const session = (name: string) => screen.findByRole('radio', { name })
  const clip = () => screen.findByRole('button', { name: '내 연주 듣기, 0:03' })
  /** The button ignores taps in the first half second. */
  const attached = () =>
    waitFor(
      () => {
        const attach = screen.queryByRole('button', { name: '첨부' })
        if (attach) fireEvent.click(attach)
        expect(attach).toBeNull()
      },
      { interval: 200 },
    )

  beforeEach(() => void fakeSound())
  afterEach(() => void vi.unstubAllGlobals())

  /** Chooses the piano, writes, and attaches a clip. */
  async function written(yuna: TestMember, bytes = aWav(3)) {
    const harin = await aMember({ nickname: 'harin' })
    const bandId = await aBand(harin, { name: '해일', session: ['bass', 'piano'] })
    const app = await renderApp(paths.apply(bandId), { as: yuna })
    await app.user.click(await session('피아노'))
    writeInto(await words(), '공간계 페달을 좋아해요')
    const file = new File([bytes], 'take.wav', { type: 'audio/wav' })
    fireEvent.change(screen.getByLabelText('음성 파일', { selector: 'input' }), { target: { files: [file] } })
    await screen.findByRole('button', { name: '첨부' })
    await attached()
    await clip()
    return { app, harin }
  }

  it('keeps its session, its words and its clip when the session ends, and after a reload', async ({
    yuna,
  }) => {
    const { app, harin } = await written(yuna)
    await lapseAndLogIn(app, yuna)
    expect(await words()).toHaveValue('공간계 페달을 좋아해요')
    expect(await session('피아노')).toBeChecked()
    expect(await clip()).toBeVisible()
    const again = await reload(app, yuna)
    expect(await words()).toHaveValue('공간계 페달을 좋아해요')
    expect(await clip()).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: '지원하기' }))
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/home/private-chat'))
    // The words and the clip.
    await waitFor(async () =>
      expect((await theServer().call(listRooms, { as: harin })).value.chatRoomInfos).toMatchObject([
        { chatRoomInfo: [{ unreadCount: 2, session: 'piano' }] },
      ]),
    )
    await vi.waitFor(() => expect(typedText()).not.toContain('공간계'))
  })

  it('keeps its words without a clip that is too large', async ({ yuna }) => {
    const large = new Uint8Array(CLIP_KEPT_MAX_BYTES + 1)
    large.set(aWav(3))
    const { app } = await written(yuna, large)
    await lapseAndLogIn(app, yuna)
    expect(await words()).toHaveValue('공간계 페달을 좋아해요')
    expect(await screen.findByRole('button', { name: '음성 파일' })).toBeVisible()
  })

  it('is gone once it was left, and is not that of another band', async ({ yuna }) => {
    const { app } = await written(yuna)
    const other = await aBand(await aMember(), { name: '새벽 네 시', session: ['bass'] })
    await app.user.click(screen.getByRole('button', { name: '뒤로' }))
    await app.user.click(await screen.findByRole('button', { name: '나가기' }))
    await waitFor(() => expect(app.store.getState()).toHaveProperty('applicationClip.clip', null))
    await act(() => app.router.navigate(paths.apply(other)))
    expect(await words()).toHaveValue('')
    expect(await screen.findByRole('button', { name: '음성 파일' })).toBeVisible()
  })
})

describe('what is kept of an edit', () => {
  it('is there after a reload', async ({ yuna }) => {
    await renderApp(EDITOR, { as: yuna })
    writeInto(await name(), 'yuna223')
    window.dispatchEvent(new Event('pagehide'))
    closeApps()
    await renderApp(EDITOR, { as: yuna })
    expect(await name()).toHaveValue('yuna223')
  })

  it('is gone when the editor was left, and after a log-out', async ({ yuna }) => {
    const { user, router, store } = await renderApp(EDITOR, { as: yuna })
    writeInto(await name(), 'yuna223')
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await user.click(await screen.findByRole('button', { name: '나가기' }))
    await screen.findByRole('heading', { name: 'yuna22' })
    await router.navigate(EDITOR)
    expect(await name()).toHaveValue('yuna22')
    writeInto(await name(), 'yuna224')
    await store.dispatch(logOut())
    await screen.findByRole('button', { name: 'LOG IN' })
    expect(screen.queryByText(WHY)).toBeNull()
    expect(typedText()).not.toContain('yuna224')
  })
})

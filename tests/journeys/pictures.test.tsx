import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { readAttachment, uploadAttachment } from '#contract/http/chat/attachments.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/chat/composer/AttachTiles.tsx'
import '#src/features/chat/attachments/pictures/PictureSheet.tsx'
import '#src/features/chat/list/MessageMenu.tsx'
import '#src/features/chat/attachments/pictures/PictureViewer.tsx'
import '#src/features/chat/conversation/PrivateChatPage.tsx'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto } from '#server/testing/pictures.ts'
import { uploadProgressed, type WithOutbox } from '#src/features/chat/delivery/outboxSlice.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { fakeDevices } from '../env/fakeDevices.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

beforeAll(layOutLists)

let photoBytes: Uint8Array<ArrayBuffer>
let yuna: TestMember
let jun: TestMember
let roomId: number
beforeEach(async () => {
  photoBytes = await aPhoto(64, 48)
  fakeDevices({ jpeg: photoBytes })
  yuna = await aMember({ nickname: 'yuna' })
  jun = await aMember({ nickname: 'jun' })
  roomId = await aRoom([yuna, jun])
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const photo = (name = 'IMG_0001.jpg') => new File([photoBytes], name, { type: 'image/jpeg' })
const unreadable = (name: string, type: string) => new File(['<svg onload="alert(1)">'], name, { type })

const thread = () => screen.findByRole('log', { name: '대화' })
const field = () => screen.findByRole('textbox', { name: '메시지' })
const sheet = async () => within(await screen.findByRole('dialog', { name: '사진 보내기' }))
const plus = () => screen.getByRole('button', { name: /^첨부/ })
const pictureInput = () => document.querySelector<HTMLInputElement>('input[accept="image/*"]')!

function choose(...files: File[]) {
  Object.defineProperty(pictureInput(), 'files', { configurable: true, value: files })
  fireEvent.change(pictureInput())
}

async function openRoom({ as = yuna } = {}) {
  await aMessage(roomId, jun, '안녕하세요')
  const app = await renderApp(paths.privateChat(roomId), { as })
  await within(await thread()).findByText('안녕하세요')
  await waitFor(() => expect(app.socket.open).toBe(1))
  return app
}
type Opened = Awaited<ReturnType<typeof openRoom>>

async function sendPhoto({ user }: Opened) {
  choose(photo())
  await user.click(await (await sheet()).findByRole('button', { name: '보내기' }))
}

const sent = async () => {
  const { value } = await theServer().call(listMessages, { as: yuna, path: { roomId } })
  return value.messages.filter(({ type }) => type === 'IMAGE')
}
const settled = () => waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
const ownPicture = () => screen.findByRole('button', { name: '내가 보낸 사진' })

describe('sending a picture', () => {
  it('shows a preview, then the picture in the conversation, upright and scaled down on the server', async () => {
    const app = await openRoom()
    choose(photo())
    expect(await (await sheet()).findByRole('img', { name: '보낼 사진 1' })).toBeVisible()
    expect(await sent()).toEqual([])
    await app.user.click((await sheet()).getByRole('button', { name: '보내기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await ownPicture()).toBeVisible()
    await settled()
    expect(await sent()).toMatchObject([{ content: '사진', attachment: { width: 48, height: 64 } }])
  })

  it('sends nothing when it is cancelled, and keeps the text in the field', async () => {
    const app = await openRoom()
    await app.user.type(await field(), '쓰다 만 글')
    choose(photo())
    await app.user.click((await sheet()).getByRole('button', { name: '취소' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await field()).toHaveValue('쓰다 만 글')
    expect(await sent()).toEqual([])
  })

  it('sends several as separate messages, in the order of selection', async () => {
    const app = await openRoom()
    choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'))
    await app.user.click(await (await sheet()).findByRole('button', { name: '3장 보내기' }))
    await waitFor(async () => expect(await sent()).toHaveLength(3))
    await settled()
    expect(screen.getAllByRole('button', { name: '내가 보낸 사진' })).toHaveLength(3)
  })

  it('accepts ten at once and says so when there are more', async () => {
    await openRoom()
    choose(...Array.from({ length: 12 }, (_, i) => photo(`${i}.jpg`)))
    const inSheet = await sheet()
    await waitFor(() =>
      expect(inSheet.getByRole('alert')).toHaveTextContent('한 번에 10장까지 보낼 수 있습니다.'),
    )
    expect(await (await sheet()).findByRole('button', { name: '10장 보내기' })).toBeEnabled()
  })

  it.each([
    [
      'a HEIC that this browser cannot read',
      unreadable('IMG_1.HEIC', ''),
      '이 브라우저는 HEIC 사진을 읽지 못합니다.',
    ],
    ['a broken picture', unreadable('me.jpg', 'image/jpeg'), '사진을 읽지 못했습니다.'],
    ['what is no picture', unreadable('a.pdf', 'application/pdf'), '사진이 아닌 파일은 보낼 수 없습니다.'],
  ])('shows before sending what is wrong with %s', async (_what, file, text) => {
    await openRoom()
    choose(file)
    expect(await (await sheet()).findByText(text, { exact: false })).toBeVisible()
    expect((await sheet()).getByRole('button', { name: '보내기' })).toBeDisabled()
  })

  it('sends the readable ones of a mixed selection, and names the others', async () => {
    const app = await openRoom()
    choose(unreadable('IMG_1.HEIC', 'image/heic'), photo('b.jpg'))
    expect(await (await sheet()).findByText('IMG_1.HEIC')).toBeVisible()
    await app.user.click(await (await sheet()).findByRole('button', { name: '보내기' }))
    await waitFor(async () => expect(await sent()).toHaveLength(1))
  })

  it('accepts a picture from the clipboard, but text where there is text', async () => {
    await openRoom()
    const paste = (data: { files: File[]; text: string }) => async () =>
      fireEvent.paste(await field(), {
        clipboardData: { files: data.files, getData: () => data.text },
      })
    await paste({ files: [photo()], text: '표 안의 글' })()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await paste({ files: [photo()], text: '' })()
    expect(await (await sheet()).findByRole('img', { name: '보낼 사진 1' })).toBeVisible()
  })

  it('accepts a picture dropped on the page', async () => {
    await openRoom()
    const dataTransfer = { types: ['Files'], files: [photo()] }
    fireEvent.dragOver(document.body, { dataTransfer })
    expect(await screen.findByText('여기에 놓으면 보내기 전에 보여드려요')).toBeInTheDocument()
    fireEvent.drop(document.body, { dataTransfer })
    expect(screen.queryByText('여기에 놓으면 보내기 전에 보여드려요')).not.toBeInTheDocument()
    expect(await (await sheet()).findByRole('img', { name: '보낼 사진 1' })).toBeVisible()
  })
})

describe('a picture being uploaded', () => {
  it('is cancelled with its button, and never arrives', async () => {
    const app = await openRoom()
    const letGo = app.server.faults.hold()
    await sendPhoto(app)
    await app.user.click(await screen.findByRole('button', { name: '보내기 취소' }))
    await waitFor(() => expect(screen.queryByRole('img', { name: '내가 보낸 사진' })).not.toBeInTheDocument())
    letGo()
    await app.user.type(await field(), '좋아요{Enter}')
    await settled()
    expect(await sent()).toEqual([])
  })

  it('shows its progress', async () => {
    const app = await openRoom()
    const letGo = app.server.faults.hold()
    await sendPhoto(app)
    await screen.findByRole('button', { name: '보내기 취소' })
    const [clientMessageId] = Object.keys((app.store.getState() as unknown as WithOutbox).outbox.records)
    act(() => void app.store.dispatch(uploadProgressed({ clientMessageId: clientMessageId!, share: 0.42 })))
    const ring = await screen.findByRole('progressbar', { name: '사진 올리는 중' })
    expect(ring).toHaveAttribute('aria-valuenow', '42')
    letGo()
    expect(await ownPicture()).toBeVisible()
    await settled()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it.each(['COMMON413', 'COMMON415'] as const)(
    'that the server refuses (%s) stays with the reason and can be discarded',
    async (code) => {
      const app = await openRoom()
      app.server.faults.fault(uploadAttachment, code)
      await sendPhoto(app)
      expect(await screen.findByRole('button', { name: '전송하지 못했어요 · 다시 보내기' })).toBeVisible()
      expect(screen.getByText(ERRORS[code][1])).toBeVisible()
      await app.user.click(screen.getByRole('button', { name: '삭제' }))
      await waitFor(() =>
        expect(screen.queryByRole('img', { name: '내가 보낸 사진' })).not.toBeInTheDocument(),
      )
    },
  )

  it('is sent on a retry', async () => {
    const app = await openRoom()
    app.server.faults.fault(uploadAttachment, 'COMMON415', { times: 1 })
    await sendPhoto(app)
    await app.user.click(await screen.findByRole('button', { name: '전송하지 못했어요 · 다시 보내기' }))
    expect(await ownPicture()).toBeVisible()
    await settled()
    expect(await sent()).toHaveLength(1)
  })
})

describe('a picture in the conversation', () => {
  async function withPicture() {
    const app = await openRoom()
    await sendPhoto(app)
    const picture = await ownPicture()
    await settled()
    return { ...app, picture }
  }
  /** The browser reports a failed load of the address. */
  const fails = async () => fireEvent.error(within(await ownPicture()).getByRole('img'))

  it('fetches a new address once when its own has expired', async () => {
    const { picture } = await withPicture()
    const [before] = within(picture).getAllByRole('img')
    await fails()
    await waitFor(async () => expect(within(await ownPicture()).getByRole('img')).not.toBe(before))
    await fails()
    expect(await screen.findByText('사진을 불러오지 못했습니다.')).toBeVisible()
  })

  it('shows that it cannot be loaded, and retries on request', async () => {
    const { user, server } = await withPicture()
    server.faults.fault(readAttachment, 'ATTACHMENT4004', { times: 1 })
    await fails()
    await user.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await ownPicture()).toBeVisible()
  })

  it('retries by itself once online', async () => {
    const { server } = await withPicture()
    server.faults.fault(readAttachment, 'ATTACHMENT4004', { times: 1 })
    await fails()
    await screen.findByText('사진을 불러오지 못했습니다.')
    // again, because the picture listens a moment after it says that it failed
    await waitFor(() => {
      fireEvent(window, new Event('online'))
      expect(screen.getByRole('button', { name: '내가 보낸 사진' })).toBeVisible()
    })
  })

  it('opens in full screen, moves to the others by arrow keys, and closes with Escape', async () => {
    const { user } = await withPicture()
    choose(photo('b.jpg'))
    await user.click(await (await sheet()).findByRole('button', { name: '보내기' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: '내가 보낸 사진' })).toHaveLength(2))
    await settled()
    await user.click(screen.getAllByRole('button', { name: '내가 보낸 사진' })[0]!)
    const viewer = within(await screen.findByRole('dialog', { name: '사진 보기' }))
    expect(viewer.getByText('1 / 2')).toBeVisible()
    expect(viewer.getByRole('button', { name: '이전 사진' })).toBeDisabled()
    await user.keyboard('{ArrowRight}')
    expect(viewer.getByText('2 / 2')).toBeVisible()
    // When zoomed, the arrow keys move the picture itself.
    await user.keyboard('+{ArrowLeft}')
    expect(viewer.getByText('2 / 2')).toBeVisible()
    await user.keyboard('-{ArrowLeft}')
    expect(viewer.getByText('1 / 2')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is saved from its menu, which offers no copying', async () => {
    const { user, picture } = await withPicture()
    await user.pointer({ keys: '[MouseRight]', target: picture })
    const items = await screen.findAllByRole('menuitem', { hidden: true })
    expect(items.map((item) => item.textContent)).toEqual(['저장'])
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(items[0]!)
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^hapju-\d{14}\.jpg$/)
  })

  it('shows as a word in the list of rooms', async () => {
    await withPicture()
    await renderApp(paths.privateChat(), { as: jun })
    expect(await screen.findByRole('link', { name: /yuna/ })).toHaveTextContent('사진')
  })
})

describe('the panel under the field', () => {
  it('offers the attachments, closes with Escape and returns the focus', async () => {
    const { user } = await openRoom()
    await user.click(plus())
    const panel = within(await screen.findByRole('group', { name: '첨부' }))
    expect(panel.getAllByRole('button').map((tile) => tile.textContent)).toEqual([
      '사진',
      '지금 녹음',
      '음성 파일',
      '일정',
    ])
    expect(panel.getByRole('button', { name: '사진' })).toHaveFocus()
    expect(plus()).toHaveAccessibleName('첨부 닫기')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: '첨부' })).not.toBeInTheDocument()
    expect(plus()).toHaveFocus()
  })

  it('closes for the keyboard', async () => {
    const { user } = await openRoom()
    await user.click(plus())
    await screen.findByRole('group', { name: '첨부' })
    await user.click(await field())
    expect(screen.queryByRole('group', { name: '첨부' })).not.toBeInTheDocument()
    expect(await field()).toHaveFocus()
  })

  it('only logs 일정, and does nothing else', async () => {
    const logged = expectConsole('error', '[hapju] the schedule is not available yet')
    const { user } = await openRoom()
    await user.click(plus())
    await user.click(await screen.findByRole('button', { name: '일정' }))
    expect(await screen.findByText('아직 준비 중인 기능입니다.')).toBeVisible()
    expect(logged.calls).toEqual([['[hapju] the schedule is not available yet', { roomId }]])
  })
})

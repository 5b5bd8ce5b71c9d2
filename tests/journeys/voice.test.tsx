import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { uploadAttachment } from '#contract/http/chat/attachments.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/chat/conversation/PrivateChatPage.tsx'
import '#src/features/chat/voice/playback/SoundMessage.tsx'
import '#src/features/chat/voice/recording/VoiceBar.tsx'
import { aWav } from '#server/testing/sounds.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { soundPlayer } from '#src/features/chat/voice/playback/player.ts'
import { paths } from '#src/lib/paths.ts'
import { type FakeSound, fakeSound } from '../env/fakeSound.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

// jsdom has no layout, and the list renders only visible rows.
beforeAll(layOutLists)

let phone: FakeSound

beforeEach(() => {
  phone = fakeSound()
  phone.types = []
  phone.recorded = aWav(3)
})
afterEach(() => {
  soundPlayer.stop()
  vi.unstubAllGlobals()
})

const thread = () => screen.findByRole('log', { name: '대화' })
const button = (name: string) => screen.findByRole('button', { name })
const sounds = () => screen.findAllByRole('group', { name: '음성 메시지 0:03' })

async function aConversation() {
  const yuna = await aMember({ nickname: 'yuna' })
  const jun = await aMember({ nickname: 'jun' })
  const roomId = await aRoom([yuna, jun])
  await aMessage(roomId, jun, '안녕하세요')
  const app = await renderApp(paths.privateChat(roomId), { as: yuna })
  await within(await thread()).findByText('안녕하세요')
  return { ...app, yuna, jun, roomId }
}

async function recordAndStop(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await button('음성 녹음'))
  await screen.findByRole('timer', { name: '녹음 중 0:01' })
  await user.click(await button('녹음 끝내기'))
  await screen.findByRole('group', { name: '녹음한 음성 0:03' })
}

/** The button ignores taps in the first half second. */
const sendPreview = () =>
  waitFor(
    () => {
      const send = screen.queryByRole('button', { name: '보내기' })
      if (send) fireEvent.click(send)
      expect(screen.queryByRole('group', { name: '녹음한 음성 0:03' })).toBeNull()
    },
    { interval: 200 },
  )

it('a voice message is recorded, previewed, sent, and then played from its bubble until its room is left', async () => {
  const { user, router } = await aConversation()
  await recordAndStop(user)
  expect(phone.open).toBe(0)
  await user.click(await button('재생'))
  await button('일시정지')
  await sendPreview()

  const [sound] = await sounds()
  await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
  expect(screen.queryByText(/전송하지 못했어요/)).toBeNull()
  expect(await sounds()).toHaveLength(1)
  await user.click(within(sound!).getByRole('button', { name: '재생' }))
  await within(sound!).findByRole('button', { name: '일시정지' })
  expect(phone.element().src).toContain('/room-files/')
  phone.element().advance(2)
  const place = within(sound!).getByRole('slider', { name: '재생 위치' })
  await waitFor(() => expect(place).toHaveAttribute('aria-valuetext', '0:02 / 0:03'))
  place.focus()
  await user.keyboard('{Home}')
  await waitFor(() => expect(place).toHaveAttribute('aria-valuetext', '0:00 / 0:03'))
  await user.click(within(sound!).getByRole('button', { name: '재생 속도 1×' }))
  expect(phone.element().playbackRate).toBe(1.5)

  // It ends when the room is left.
  expect(phone.element().paused).toBe(false)
  await router.navigate(paths.home())
  await waitFor(() => expect(phone.element().paused).toBe(true))
})

it('a voice message shows that it is pending, can be played meanwhile, and can be cancelled', async () => {
  const { user } = await aConversation()
  theServer().faults.fault(uploadAttachment, 'timeout')
  await recordAndStop(user)
  await sendPreview()
  const [sound] = await sounds()
  await user.click(within(sound!).getByRole('button', { name: '재생' }))
  await within(sound!).findByRole('button', { name: '일시정지' })
  expect(phone.element().src).toContain('blob:')
  await user.click(within(sound!).getByRole('button', { name: '보내기 취소' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: '음성 메시지 0:03' })).toBeNull())
})

it('a forbidden microphone leaves the written text in its place', async () => {
  const { user } = await aConversation()
  phone.microphone = 'NotAllowedError'
  await user.click(await button('음성 녹음'))
  expect(
    await screen.findByText(
      '마이크 사용이 허용되지 않았습니다. 브라우저 설정에서 허용하거나 음성 파일을 골라 주세요.',
    ),
  ).toBeVisible()
  await user.click(await button('닫기'))
  expect(await screen.findByRole('textbox', { name: '메시지' })).toBeVisible()
})

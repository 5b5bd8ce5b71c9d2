import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUDIO_MAX_MS } from '#contract/limits.ts'
import type { PickedSound } from '#src/features/chat/delivery/uploads/pickedFile.ts'
import { type FakeSound, fakeSound } from '#tests/env/fakeSound.ts'
import { soundPlayer } from '../playback/player.ts'
import { VoiceBar } from './VoiceBar.tsx'
import { VOICE_PROBLEM_TEXT } from './voiceProblems.ts'

let phone: FakeSound

beforeEach(() => {
  vi.useFakeTimers()
  phone = fakeSound()
})
afterEach(() => {
  soundPlayer.stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.getByRole('button', { name })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Clicks a button, and waits for the effects. */
async function tap(name: string) {
  fireEvent.click(button(name))
  await pass(0)
}

function openBar(file?: Blob) {
  const onClose = vi.fn<() => void>()
  const onDone = vi.fn(async (_sound: PickedSound) => true)
  render(<VoiceBar open onClose={onClose} onDone={onDone} file={file} />)
  return { onClose, onDone }
}

async function recordFor(ms: number) {
  await pass(0)
  await pass(ms)
}

async function stopAndRead() {
  await tap('녹음 끝내기')
}

describe('the voice bar', () => {
  it('shows the time while it records, and focuses the stop button', async () => {
    openBar()
    await recordFor(7_300)
    expect(screen.getByRole('timer', { name: '녹음 중 0:07' })).toBeVisible()
    expect(button('녹음 끝내기')).toHaveFocus()
  })

  it('lets the member play the recording before it is sent', async () => {
    const bar = openBar()
    await recordFor(3_000)
    await stopAndRead()
    expect(screen.getByRole('group', { name: '녹음한 음성 0:03' })).toBeVisible()
    expect(button('재생')).toHaveFocus()
    await tap('재생')
    expect(button('일시정지')).toBeVisible()
    phone.element().advance(2)
    await pass(100)
    expect(screen.getByRole('slider', { name: '재생 위치' })).toHaveAttribute('aria-valuetext', '0:02 / 0:03')
    expect(bar.onDone).not.toHaveBeenCalled()

    await pass(600)
    await tap('보내기')
    expect(bar.onDone).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'AUDIO', durationMs: 3_000 }),
    )
    expect(bar.onClose).toHaveBeenCalledOnce()
  })

  it('does not send on the second tap of a double tap on stop', async () => {
    const bar = openBar()
    await recordFor(3_000)
    await stopAndRead()
    await tap('보내기')
    expect(bar.onDone).not.toHaveBeenCalled()
    await pass(600)
    fireEvent.click(button('보내기'))
    await tap('보내기')
    expect(bar.onDone).toHaveBeenCalledOnce()
  })

  it('keeps a recording that was not taken', async () => {
    const bar = openBar()
    bar.onDone.mockResolvedValueOnce(false)
    await recordFor(3_000)
    await stopAndRead()
    await pass(600)
    await tap('보내기')
    await pass(0)
    expect(bar.onClose).not.toHaveBeenCalled()
    await tap('보내기')
    expect(bar.onClose).toHaveBeenCalledOnce()
  })

  it('discards the recording on cancel', async () => {
    const bar = openBar()
    await recordFor(3_000)
    await tap('녹음 취소')
    expect(phone.open).toBe(0)
    expect(bar.onClose).toHaveBeenCalledOnce()
    expect(bar.onDone).not.toHaveBeenCalled()
  })

  it('releases the microphone when the room is left', async () => {
    const { unmount } = render(<VoiceBar open onClose={() => {}} onDone={async () => true} />)
    await recordFor(2_000)
    expect(phone.open).toBe(1)
    unmount()
    expect(phone.open).toBe(0)
  })

  it('pauses playback before it records', async () => {
    soundPlayer.toggle('theirs', { source: '/a', by: 'jun' })
    await pass(0)
    expect(soundPlayer.playbackOf('theirs').state).toBe('playing')
    openBar()
    expect(soundPlayer.playbackOf('theirs').state).toBe('paused')
  })

  it.each([
    ['ended', '마이크가 끊겨 여기까지 녹음했습니다.'],
    ['limit', '5분까지 녹음할 수 있어 여기서 멈췄습니다.'],
  ])('shows why the recording ended by itself (%s)', async (how, text) => {
    openBar()
    await recordFor(2_000)
    if (how === 'ended') phone.takeMicrophone('ended')
    else vi.spyOn(performance, 'now').mockReturnValue(performance.now() + AUDIO_MAX_MS)
    await pass(200)
    expect(screen.getByText(text)).toBeVisible()
    expect(button('보내기')).toBeVisible()
  })

  it('shows a text when the browser waits for the permission', async () => {
    phone.answers = false
    openBar()
    expect(screen.getByRole('timer', { name: '녹음 준비 중' })).toBeVisible()
    expect(screen.queryByText('마이크 사용을 허용해 주세요.')).toBeNull()
    await pass(1_000)
    expect(screen.getByText('마이크 사용을 허용해 주세요.')).toBeVisible()
    phone.answers = true
    // vi.waitFor polls in real time, whatever the fake clock says
    await vi.waitFor(() => expect(screen.queryByText('마이크 사용을 허용해 주세요.')).toBeNull())
  })
})

describe('a problem with the microphone', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'absent'],
    ['NotReadableError', 'busy'],
  ] as const)('shows a text (%s), and can be solved by the next attempt', async (error, problem) => {
    phone.microphone = error
    openBar()
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(VOICE_PROBLEM_TEXT[problem])
    phone.microphone = 'works'
    await tap('다시 녹음')
    await recordFor(1_100)
    expect(screen.getByRole('timer', { name: '녹음 중 0:01' })).toBeVisible()
  })

  it('offers a file when recording is unsupported', async () => {
    phone.microphone = null
    const bar = openBar()
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(VOICE_PROBLEM_TEXT.unsupported)
    expect(screen.queryByRole('button', { name: '다시 녹음' })).toBeNull()
    const file = new File(['abc'], 'take3.mp3', { type: 'audio/mpeg' })
    fireEvent.change(screen.getByLabelText('음성 파일', { selector: 'input' }), { target: { files: [file] } })
    await pass(600)
    await tap('보내기')
    expect(bar.onDone).toHaveBeenCalledWith(expect.objectContaining({ file }))
  })

  it('is shown for a recording that was too short', async () => {
    openBar()
    await recordFor(600)
    await stopAndRead()
    expect(screen.getByRole('alert')).toHaveTextContent('녹음이 너무 짧습니다. 1초 이상 녹음해 주세요.')
  })
})

describe('a picked file', () => {
  it('can be played before it is sent, without requesting the microphone', async () => {
    openBar(new File(['abc'], 'take3.mp3', { type: 'audio/mpeg' }))
    await pass(0)
    expect(button('재생')).toBeVisible()
    expect(phone.asked).toBe(0)
  })

  it('shows why it cannot be sent, and another one can be picked', async () => {
    openBar(new File(['abc'], 'notes.txt', { type: 'text/plain' }))
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent('음성 파일만 보낼 수 있습니다.')
    fireEvent.change(screen.getByLabelText('음성 파일', { selector: 'input' }), {
      target: { files: [new File(['abc'], 'take3.mp3', { type: 'audio/mpeg' })] },
    })
    await pass(0)
    expect(button('보내기')).toBeVisible()
  })
})

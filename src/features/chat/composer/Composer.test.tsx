import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Composer } from './Composer.tsx'

function renderComposer({ draft = '' } = {}) {
  const onSend = vi.fn(() => true)
  const onDraft = vi.fn()
  const view = render(<Composer draft={draft} onDraft={onDraft} onSend={onSend} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '메시지' })
  return { ...view, onSend, onDraft, field, user: userEvent.setup() }
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const sendButton = () => screen.getByRole('button', { name: '보내기' })

/** An event with a fixed time in ms, so that a busy machine changes nothing. */
function at(timeStamp: number, event: Event) {
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  return event
}

/** Fires the event of an upcoming line break; true when it was prevented. */
function breakLine(field: HTMLElement) {
  const event = createEvent('beforeinput', field, { bubbles: true, cancelable: true }) as InputEvent
  Object.defineProperty(event, 'inputType', { value: 'insertLineBreak' })
  fireEvent(field, event)
  return event.defaultPrevented
}

afterEach(() => vi.useRealTimers())

describe('sending', () => {
  it('sends the trimmed text with Enter, empties the field and keeps the focus there', async () => {
    const { onSend, field, user } = renderComposer()
    await user.type(field, '  내일 합주 어때요? {Enter}')
    expect(onSend).toHaveBeenCalledExactlyOnceWith('내일 합주 어때요?')
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('sends with the button and brings the focus back to the field', async () => {
    const { onSend, field, user } = renderComposer()
    await user.type(field, '좋아요')
    await user.click(sendButton())
    expect(onSend).toHaveBeenCalledExactlyOnceWith('좋아요')
    expect(field).toHaveFocus()
  })

  it('breaks the line with Shift+Enter', async () => {
    const { onSend, field, user } = renderComposer()
    await user.type(field, '첫 줄{Shift>}{Enter}{/Shift}둘째 줄')
    expect(field).toHaveValue('첫 줄\n둘째 줄')
    expect(onSend).not.toHaveBeenCalled()
  })

  it('sends nothing when there is only space', async () => {
    const { onSend, field, user } = renderComposer()
    await user.type(field, '   {Enter}')
    expect(sendButton()).toBeDisabled()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('sends nothing when nothing shows: zero-width characters are an empty message', () => {
    const { onSend, field } = renderComposer()
    write(field, ' \u200b\u2060\u3164 ')
    expect(sendButton()).toBeDisabled()
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(onSend).not.toHaveBeenCalled()
  })

  it('sends ㅋㅋ five times in a second', () => {
    const { onSend, field } = renderComposer()
    for (let i = 0; i < 5; i += 1) {
      write(field, 'ㅋㅋ')
      fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    }
    expect(onSend.mock.calls).toEqual([['ㅋㅋ'], ['ㅋㅋ'], ['ㅋㅋ'], ['ㅋㅋ'], ['ㅋㅋ']])
  })

  it('keeps a text that was not taken', async () => {
    const { onSend, field, user } = renderComposer()
    onSend.mockReturnValue(false)
    await user.type(field, '좋아요{Enter}')
    expect(field).toHaveValue('좋아요')
  })

  it('sets enterkeyhint to send for phones', () => {
    expect(renderComposer().field).toHaveAttribute('enterkeyhint', 'send')
  })
})

describe('Hangul', () => {
  it('never sends with a composing Enter', () => {
    const { onSend, field } = renderComposer()
    fireEvent.compositionStart(field)
    write(field, '안녕')
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })
    expect(onSend).not.toHaveBeenCalled()
    expect(field).toHaveValue('안녕')
  })

  it('sends once for keydown while composing, compositionend, keydown', () => {
    const { onSend, field } = renderComposer()
    fireEvent.compositionStart(field)
    write(field, '안녕')
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })
    fireEvent.compositionEnd(field)
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(onSend).toHaveBeenCalledExactlyOnceWith('안녕')
  })

  it('ignores a second Enter of the same key press, also when the last syllable came back', () => {
    const { onSend, field } = renderComposer()
    const enterAt = (ms: number) =>
      fireEvent(field, at(ms, createEvent.keyDown(field, { key: 'Enter', keyCode: 13 })))
    fireEvent.compositionStart(field)
    write(field, '안녕')
    fireEvent(field, at(1_000, createEvent.compositionEnd(field)))
    enterAt(1_001)
    write(field, '녕')
    enterAt(1_003)
    expect(onSend).toHaveBeenCalledExactlyOnceWith('안녕')
  })

  it('neither sends nor breaks the line for compositionend, keydown with key code 229', () => {
    const { onSend, field } = renderComposer()
    fireEvent.compositionStart(field)
    write(field, '안녕')
    fireEvent.compositionEnd(field)
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(breakLine(field)).toBe(true)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('lets Shift+Enter break the line while composing', () => {
    const { field } = renderComposer()
    fireEvent.compositionStart(field)
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true, shiftKey: true })
    expect(breakLine(field)).toBe(false)
  })

  it('commits the syllable before the button sends it', () => {
    const { onSend, field } = renderComposer()
    act(() => field.focus())
    fireEvent.compositionStart(field)
    write(field, '안ㄴ')
    field.addEventListener('blur', () => {
      fireEvent.compositionEnd(field)
      write(field, '안녕')
    })
    fireEvent.click(sendButton())
    expect(onSend).toHaveBeenCalledExactlyOnceWith('안녕')
    expect(field).toHaveValue('')
  })
})

describe('the limit', () => {
  it('counts from 900 on, in graphemes', () => {
    const { field } = renderComposer()
    write(field, '가'.repeat(899))
    expect(screen.queryByText(/\/1000$/)).not.toBeInTheDocument()
    write(field, `${'가'.repeat(949)}👩‍👩‍👧`)
    expect(screen.getByText('950/1000')).toBeInTheDocument()
  })

  it('allows a message of a thousand characters', () => {
    const { onSend, field } = renderComposer()
    write(field, '가'.repeat(1000))
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('keeps a longer text and shows by how much it is too long', () => {
    const { onSend, field } = renderComposer()
    write(field, '가'.repeat(1012))
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(onSend).not.toHaveBeenCalled()
    expect(field).toHaveValue('가'.repeat(1012))
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('메시지는 1000자까지 보낼 수 있습니다. 12자를 줄여 주세요.')
  })
})

describe('the draft', () => {
  it('fills the field at the start', () => {
    expect(renderComposer({ draft: '쓰다 만 글' }).field).toHaveValue('쓰다 만 글')
  })

  it('may arrive late from the storage, but never replaces text being typed', () => {
    const { field, rerender, onDraft, onSend } = renderComposer()
    const storedNow = (draft: string) =>
      rerender(<Composer draft={draft} onDraft={onDraft} onSend={onSend} />)
    storedNow('쓰다 만 글')
    expect(field).toHaveValue('쓰다 만 글')
    write(field, '다시 쓰는 글')
    storedNow('쓰다')
    expect(field).toHaveValue('다시 쓰는 글')
  })

  it('is stored once typing pauses', () => {
    vi.useFakeTimers()
    const { onDraft, field } = renderComposer()
    write(field, '내')
    write(field, '내일')
    expect(onDraft).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300)
    expect(onDraft).toHaveBeenCalledExactlyOnceWith('내일')
  })

  it('is stored at once when the room or the page is left', () => {
    const { onDraft, field, unmount } = renderComposer()
    write(field, '내일')
    fireEvent(window, new Event('pagehide'))
    expect(onDraft).toHaveBeenLastCalledWith('내일')
    write(field, '내일 봐요')
    unmount()
    expect(onDraft).toHaveBeenLastCalledWith('내일 봐요')
    expect(onDraft).toHaveBeenCalledTimes(2)
  })

  it('is deleted at once when the message is sent', () => {
    const { onDraft, field } = renderComposer({ draft: '좋아요' })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(onDraft).toHaveBeenCalledExactlyOnceWith('')
  })
})

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPlace, keptPlace } from '#src/lib/page/scroll.ts'
import { passListClock, stopListClock } from '#tests/env/listClock.ts'
import type { Opening } from '../past/pastSlice.ts'
import type { Past } from '../past/usePast.ts'
import type { ChatRow } from '../rows/chatRows.ts'
import {
  drawRowsOf,
  endOf,
  layOutLists,
  resizeWindow,
  ROW_PX,
  scrollList,
  START_PX,
  WINDOW_PX,
} from '../testing/listLayout.ts'
import { aRow, someRows } from '../testing/someRows.ts'
import { MessageList } from './MessageList.tsx'

beforeEach(() => {
  layOutLists()
  stopListClock()
})

type Props = ComponentProps<typeof MessageList>

function renderList(props: Partial<Props> & { rows: readonly ChatRow[] }) {
  const handlers = {
    onOlder: vi.fn(),
    onSeen: vi.fn(),
    onRetry: vi.fn(),
    onDiscard: vi.fn(),
    onCopy: vi.fn(),
    onMember: vi.fn(),
  }
  const all: Props = {
    placeKey: 'room-1',
    older: 'idle',
    hasOlder: false,
    pictures: new Map(),
    ...handlers,
    ...props,
  }
  const { rerender, unmount } = render(<MessageList {...all} />)
  const list = screen.getByRole('log', { name: '대화' })
  return {
    ...handlers,
    list,
    unmount,
    user: userEvent.setup(),
    show: (rows: readonly ChatRow[], more: Partial<Props> = {}) =>
      rerender(<MessageList {...all} {...more} rows={rows} />),
  }
}

// jsdom has no top layer: menu items count as hidden there
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true })
const menuItems = () => screen.queryAllByRole('menuitem', { hidden: true }).map((item) => item.textContent)

/** The scroll position with a row at the top of the window. */
const startOf = (row: number) => START_PX + row * ROW_PX
/** Resolves once the list has measured its rows and come to rest. */
const atRest = (list: HTMLElement, top: number) => waitFor(() => expect(list.scrollTop).toBe(top))

/**
 * The list corrects its first position until it has measured nothing for 150 ms; an earlier scroll may be
 * undone.
 */
async function settled() {
  const scrolling = vi.spyOn(Element.prototype, 'scrollTo')
  do {
    scrolling.mockClear()
    await act(async () => passListClock(160))
  } while (scrolling.mock.calls.length > 0)
}

describe('the opening position', () => {
  it('is the newest message, and only visible rows are rendered', async () => {
    const { list } = renderList({ rows: someRows(1, 500) })
    await atRest(list, endOf(500))
    await waitFor(() => expect(screen.getByText('메시지 500')).toBeVisible())
    expect(screen.queryByText('메시지 400')).not.toBeInTheDocument()
    expect(within(list).getAllByText(/^메시지/).length).toBeLessThan(40)
  })

  it('is the unread divider when more is unread than fits', async () => {
    const unread: ChatRow = { kind: 'unread', key: 'unread', label: '여기까지 읽으셨습니다' }
    const { list } = renderList({ rows: [...someRows(1, 50), unread, ...someRows(51, 150)] })
    await atRest(list, startOf(50) - 16)
    expect(screen.getByText('여기까지 읽으셨습니다')).toBeInTheDocument()
  })

  it('is the kept place', async () => {
    keepPlace('room-1', { anchor: 100, offsetPx: 12 })
    const { list } = renderList({ rows: someRows(1, 500) })
    await atRest(list, startOf(99) + 12)
    expect(screen.getByText('메시지 100')).toBeInTheDocument()
  })
})

describe('the first page', () => {
  it('is rendered at once at the end of a room, follows new messages, and drops rows out of sight', async () => {
    const { list, show } = renderList({ rows: someRows(1, 20) })
    expect(within(list).getAllByText(/^메시지/)).toHaveLength(20)
    expect(list.scrollTop).toBe(0)
    await atRest(list, endOf(20))
    show(someRows(1, 21))
    await atRest(list, endOf(21))
    expect(screen.getByText('메시지 21')).toBeVisible()
    show(someRows(-19, 21))
    await waitFor(() => expect(screen.queryByText('메시지 -19')).not.toBeInTheDocument())
    expect(within(list).getAllByText(/^메시지/).length).toBeLessThan(40)
  })

  it('is rendered once it is shown in a page that has no height yet', async () => {
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(0)
    const { list } = renderList({ rows: someRows(1, 20) })
    expect(within(list).queryAllByText(/^메시지/)).toEqual([])
    await atRest(list, endOf(20))
  })

  it.each([
    ['may be lower than the window', { rows: someRows(1, 10) }],
    ['opens elsewhere', { rows: someRows(1, 20), opening: { at: 'message', messageId: 5 } as const }],
    ['is long', { rows: someRows(1, 40) }],
  ])('is rendered once the window is measured if it %s', async (_what, page) => {
    const { list } = renderList(page)
    expect(within(list).queryAllByText(/^메시지/)).toEqual([])
    expect((await within(list).findAllByText(/^메시지/)).length).toBeGreaterThan(0)
  })
})

describe('a list in the middle of a room', () => {
  const past = (facts: Partial<Past> = {}): Past => ({
    older: 'idle',
    hasOlder: true,
    onOlder: vi.fn(),
    newer: 'idle',
    onNewer: vi.fn(),
    news: 0,
    onLeave: vi.fn(),
    ...facts,
  })
  const found = (messageId: number): Opening => ({ at: 'message', messageId })
  /** The scroll position with the fiftieth row centred in the window without its padding. */
  const middle = startOf(49) - (WINDOW_PX - 24 - ROW_PX) / 2

  it('opens with the searched message centred and highlighted for a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { list } = renderList({ rows: someRows(1, 100), past: past(), opening: found(50) })
    await act(() => vi.advanceTimersByTimeAsync(0))
    const message = screen.getByText('메시지 50').closest('[data-key]')
    expect(list.scrollTop).toBe(middle)
    expect(list.querySelectorAll('[data-lit]')).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(message).toHaveAttribute('data-lit', 'true')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(message).not.toHaveAttribute('data-lit')
  })

  it('opens at a day label', async () => {
    const label: ChatRow = { kind: 'day', key: 'day1', label: '2026년 11월 20일 금요일', day: '2026-11-20' }
    const rows = [...someRows(1, 50), label, ...someRows(51, 100)]
    const { list } = renderList({ rows, past: past(), opening: { at: 'day', messageId: 51 } })
    await atRest(list, startOf(50))
  })

  it('opens at the oldest messages too, and requests no newer ones', async () => {
    const before = past()
    renderList({ rows: someRows(1, 100), past: before, hasOlder: false, opening: found(2) })
    await screen.findByText('메시지 2')
    await waitFor(() => expect(screen.getByText('메시지 2')).toBeVisible())
    expect(before.onNewer).not.toHaveBeenCalled()
  })

  it('requests newer messages before its end is reached, once', async () => {
    const before = past()
    const { list } = renderList({ rows: someRows(1, 100), past: before, opening: found(50) })
    await atRest(list, middle)
    await settled()
    expect(before.onNewer).not.toHaveBeenCalled()
    act(() => scrollList(list, endOf(100) - 1_000))
    act(() => scrollList(list, endOf(100) - 900))
    expect(before.onNewer).toHaveBeenCalledOnce()
  })

  it('does not follow new rows at its end', async () => {
    const { list, show } = renderList({ rows: someRows(1, 100), past: past(), opening: found(50) })
    await atRest(list, middle)
    await settled()
    act(() => scrollList(list, endOf(100)))
    show([...someRows(1, 149), aRow({ messageId: 150, mine: true })], { past: past() })
    await act(async () => {})
    expect(list.scrollTop).toBe(endOf(100))
  })

  it('holds the visible line when rows are added at one end and dropped at the other', async () => {
    const { list, show } = renderList({ rows: someRows(101, 200), past: past(), opening: found(150) })
    await atRest(list, middle)
    await settled()
    act(() => scrollList(list, startOf(70)))
    await screen.findByText('메시지 175')
    show(someRows(151, 250), { past: past() })
    await atRest(list, startOf(20))
    expect(screen.getByText('메시지 171')).toBeInTheDocument()
    show(someRows(101, 200), { past: past() })
    await atRest(list, startOf(70))
    expect(screen.getByText('메시지 171')).toBeInTheDocument()
  })

  it('has a button to the newest message with the number of new messages', async () => {
    const before = past()
    const { user, show } = renderList({ rows: someRows(1, 100), past: before, opening: found(50) })
    await user.click(await screen.findByRole('button', { name: '맨 아래로' }))
    expect(before.onLeave).toHaveBeenCalledOnce()
    show(someRows(1, 100), { past: past({ news: 3 }) })
    expect(screen.getByRole('button', { name: '새 메시지 3개' })).toBeVisible()
  })

  it('becomes the end of the room without moving, and counts only new messages', async () => {
    const { list, show } = renderList({
      rows: someRows(1, 100),
      past: past({ news: 2 }),
      opening: found(50),
      leftAt: 148,
    })
    await atRest(list, middle)
    await settled()
    act(() => scrollList(list, startOf(80)))
    const before = await screen.findByText('메시지 85')
    show([...someRows(1, 150), aRow({ messageId: 151, mine: true })], {
      past: null,
      opening: found(50),
      leftAt: 0,
    })
    await act(async () => {})
    expect(list.scrollTop).toBe(startOf(80))
    expect(screen.getByText('메시지 85')).toBe(before)
    expect(screen.getByRole('button', { name: '새 메시지 2개' })).toBeVisible()
  })

  it('shows which end failed, and retries only on request', async () => {
    const before = past({ newer: 'failed' })
    const { user } = renderList({ rows: someRows(1, 100), past: before, opening: found(50) })
    expect(await screen.findByRole('alert')).toHaveTextContent('다음 대화를 불러오지 못했습니다.')
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(before.onNewer).toHaveBeenCalledOnce()
  })

  it('calls onDay with the day of a pressed day label', async () => {
    const label: ChatRow = { kind: 'day', key: 'day1', label: '2026년 11월 20일 금요일', day: '2026-11-20' }
    const onDay = vi.fn()
    const { user } = renderList({ rows: [label, ...someRows(1, 3)], onDay })
    await user.click(await screen.findByRole('button', { name: /^2026년 11월 20일 금요일, 날짜로 이동$/ }))
    expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-11-20')
  })
})

describe('a new message', () => {
  it('is followed from the end', async () => {
    const { list, show } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    show(someRows(1, 103))
    await atRest(list, endOf(103))
    await waitFor(() => expect(screen.getByText('메시지 103')).toBeVisible())
  })

  it('is followed from within 80 px of the end', async () => {
    const { list, show } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    await settled()
    act(() => scrollList(list, endOf(100) - 79))
    show(someRows(1, 101))
    await atRest(list, endOf(101))
  })

  it('shows no button to the end on the way there, however many come at once', async () => {
    const { list, show } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    const seen: string[] = []
    const watch = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.querySelector('[aria-label="맨 아래로"]')) seen.push('맨 아래로')
    })
    watch.observe(document.body, { childList: true, subtree: true })
    show(someRows(1, 110))
    await atRest(list, endOf(110))
    expect(seen).toEqual([])
    watch.disconnect()
  })

  it('is followed also when the list renders nothing below its window', async () => {
    // the list renders none while all measured rows would fit into the previous window
    drawRowsOf(47)
    const { list, show } = renderList({ rows: someRows(1, 13) })
    await screen.findByText('메시지 13')
    await act(async () => resizeWindow(list, WINDOW_PX - 36))
    show(someRows(1, 14))
    expect(await screen.findByText('메시지 14')).toBeVisible()
  })

  it('is followed one after the other, and only the newest are in the page', async () => {
    const { list, show } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    for (const last of [110, 120, 130, 140, 150, 160]) {
      show(someRows(1, last))
      await atRest(list, endOf(last))
    }
    await waitFor(() => expect(screen.queryByText('메시지 119')).not.toBeInTheDocument())
    expect(screen.getByText('메시지 160')).toBeVisible()
    await settled()
    act(() => scrollList(list, startOf(99)))
    expect(await screen.findByText('메시지 100')).toBeVisible()
  })

  it('is reached with the keyboard like those before it', async () => {
    const { list, show, user } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    show(someRows(1, 102))
    await atRest(list, endOf(102))
    list.focus()
    for (const text of ['메시지 102', '메시지 101', '메시지 100']) {
      await user.keyboard('{ArrowUp}')
      expect(document.activeElement).toHaveTextContent(text)
    }
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveTextContent('메시지 101')
  })

  it('is shown from the unread divider on, where one comes with it', async () => {
    const { list, show } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    show([
      ...someRows(1, 100),
      { kind: 'unread', key: 'unread', label: '여기까지 읽으셨습니다' },
      ...someRows(101, 130),
    ])
    await atRest(list, startOf(100) - 16)
    await settled()
    expect(await screen.findByRole('button', { name: /새 메시지/ })).toBeVisible()
  })

  it('is counted on a button while the member reads further up', async () => {
    const { list, show, user } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    await settled()
    act(() => scrollList(list, endOf(100) - 400))
    show([...someRows(1, 102), aRow({ messageId: 103, mine: false })])
    expect(list.scrollTop).toBe(endOf(100) - 400)
    await user.click(await screen.findByRole('button', { name: '새 메시지 3개' }))
    await atRest(list, endOf(103))
    await waitFor(() => expect(screen.queryByRole('button', { name: /새 메시지/ })).not.toBeInTheDocument())
  })

  it('is not required for the button to the end', async () => {
    const { list, user } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    await settled()
    act(() => scrollList(list, 0))
    await user.click(await screen.findByRole('button', { name: '맨 아래로' }))
    await atRest(list, endOf(100))
  })

  it('is always scrolled to when it is the member’s own', async () => {
    const { list, show } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    await settled()
    act(() => scrollList(list, 0))
    show([...someRows(1, 100), aRow({ messageId: 1e12 + 1, mine: true, state: 'sending' })])
    await atRest(list, endOf(101))
  })
})

describe('history', () => {
  it('is requested before the start is reached, once', async () => {
    const { list, onOlder } = renderList({ rows: someRows(101, 200), hasOlder: true })
    await atRest(list, endOf(100))
    await settled()
    expect(onOlder).not.toHaveBeenCalled()
    act(() => scrollList(list, 1_000))
    act(() => scrollList(list, 900))
    expect(onOlder).toHaveBeenCalledOnce()
  })

  it('is requested at once when few messages are loaded', async () => {
    const { onOlder } = renderList({ rows: someRows(1, 5), hasOlder: true })
    await waitFor(() => expect(onOlder).toHaveBeenCalledOnce())
  })

  it('moves nothing when it arrives together with a new message', async () => {
    const { list, show } = renderList({ rows: someRows(101, 200), hasOlder: true })
    await atRest(list, endOf(100))
    act(() => scrollList(list, 800))
    const before = screen.getByText('메시지 121')
    show(someRows(81, 201), { hasOlder: true })
    await atRest(list, 800 + 20 * ROW_PX)
    expect(screen.getByText('메시지 121')).toBe(before)
  })

  it('keeps the visible line in the page, also before the browser fires the scroll event', async () => {
    keepPlace('room-1', { anchor: 101, offsetPx: 20 })
    const { list, show } = renderList({ rows: someRows(101, 200), hasOlder: true })
    await atRest(list, startOf(0) + 20)
    await screen.findByText('메시지 103')
    // its own scroll event comes with the next frame
    vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (this: Element, by) {
      this.scrollTop += (by as ScrollToOptions).top ?? 0
    })
    show(someRows(41, 200), { hasOlder: true })
    await act(async () => {})
    expect(list.scrollTop).toBe(startOf(60) + 20)
    expect(screen.getByText('메시지 103')).toBeInTheDocument()
  })

  it('shows a failure, and is requested again only on request', async () => {
    const { user, onOlder, list } = renderList({ rows: someRows(1, 100), hasOlder: true, older: 'failed' })
    await atRest(list, endOf(100))
    await settled()
    act(() => scrollList(list, 0))
    expect(onOlder).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('이전 대화를 불러오지 못했습니다.')
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(onOlder).toHaveBeenCalledOnce()
  })
})

describe('onSeen', () => {
  it('is called with the newest visible message, and only with newer ones', async () => {
    const { list, onSeen } = renderList({ rows: someRows(1, 100) })
    await waitFor(() => expect(onSeen).toHaveBeenLastCalledWith(100))
    await settled()
    act(() => scrollList(list, 0))
    expect(onSeen).toHaveBeenCalledOnce()
  })

  it('is not called while the page is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { list, onSeen } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    expect(onSeen).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    expect(onSeen).toHaveBeenCalledExactlyOnceWith(100)
  })

  it('is never called with an unconfirmed message', async () => {
    const { onSeen, list } = renderList({
      rows: [...someRows(1, 50), aRow({ messageId: 1e12 + 1, mine: true, state: 'sending' })],
    })
    await atRest(list, endOf(51))
    expect(onSeen).toHaveBeenLastCalledWith(50)
  })
})

describe('the kept place', () => {
  it('is stored when the room is left while scrolled away from the end', async () => {
    const { list, unmount } = renderList({ rows: someRows(1, 100) })
    await atRest(list, endOf(100))
    await settled()
    act(() => scrollList(list, startOf(30) + 7))
    unmount()
    expect(keptPlace('room-1')).toEqual({ anchor: 31, offsetPx: 7 })
  })

  it('is deleted at the end', async () => {
    keepPlace('room-1', { anchor: 31, offsetPx: 7 })
    const { list, unmount } = renderList({ rows: someRows(1, 100) })
    await atRest(list, startOf(30) + 7)
    await settled()
    act(() => scrollList(list, endOf(100)))
    unmount()
    expect(keptPlace('room-1')).toBeNull()
  })
})

describe('a message', () => {
  const failed = aRow({
    messageId: 1e12 + 1,
    mine: true,
    text: '이번 주말에 한번 맞춰볼까요?',
    state: 'failed',
    clientMessageId: 'c-1',
  })

  it('opens its author’s profile from the portrait', async () => {
    const { user, onMember } = renderList({
      rows: [aRow({ messageId: 1, senderId: 7, senderName: 'harin' })],
    })
    await user.click(await screen.findByRole('button', { name: 'harin 보기' }))
    expect(onMember).toHaveBeenCalledExactlyOnceWith({ memberId: 7, nickname: 'harin' })
  })

  it('has no button to a deleted author', async () => {
    renderList({ rows: [aRow({ messageId: 1, senderId: 0, senderName: '알 수 없는 사용자' })] })
    expect(await screen.findByText('알 수 없는 사용자')).toBeVisible()
    expect(screen.queryByRole('button', { name: /보기/ })).not.toBeInTheDocument()
  })

  it('can be sent again or discarded when it failed', async () => {
    const { user, onRetry, onDiscard } = renderList({ rows: [failed] })
    await user.click(await screen.findByRole('button', { name: '전송하지 못했어요 · 다시 보내기' }))
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('c-1')
    await user.click(screen.getByRole('button', { name: '삭제' }))
    expect(onDiscard).toHaveBeenCalledExactlyOnceWith('c-1')
  })

  it('that waits for the limit of sends says below itself that it is sent in a moment', async () => {
    const waiting = { mine: true, state: 'waiting', timeLabel: '' } as const
    renderList({
      rows: [
        aRow({ messageId: 1, ...waiting, text: '57번째' }),
        aRow({ messageId: 2, ...waiting, text: '58번째', isPaced: true }),
      ],
    })
    const note = await screen.findByText('잠시 후 전송됩니다.')
    expect(note).toBeVisible()
    expect(note.closest('[data-key]')).toHaveTextContent(/^58번째/)
  })

  it('is copied through its menu, which the right button opens', async () => {
    const { user, onCopy } = renderList({ rows: someRows(1, 3) })
    fireEvent.contextMenu(await screen.findByText('메시지 2'))
    const copy = await menuItem('복사')
    expect(menuItems()).toEqual(['복사'])
    await user.click(copy)
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('메시지 2')
    expect(menuItems()).toEqual([])
  })

  it('that moderators have hidden has no menu and no menu button', async () => {
    const { user, list } = renderList({ rows: [aRow({ messageId: 1, text: '가린 메시지', isHidden: true })] })
    fireEvent.contextMenu(await screen.findByText('가린 메시지'))
    expect(menuItems()).toEqual([])
    act(() => list.focus())
    await user.keyboard('{ArrowUp}')
    expect(screen.getByText('가린 메시지').closest('[data-key]')).toHaveFocus()
    expect(screen.queryByRole('button', { name: '더보기' })).toBeNull()
  })

  it('leaves the right button to the browser while text is selected', async () => {
    renderList({ rows: someRows(1, 3) })
    const bubble = await screen.findByText('메시지 2')
    getSelection()?.selectAllChildren(bubble)
    fireEvent.contextMenu(bubble)
    expect(menuItems()).toEqual([])
    getSelection()?.removeAllRanges()
  })

  it('can be focused, opened as a menu and left with the keyboard alone', async () => {
    const { user, list, onCopy } = renderList({ rows: someRows(1, 3) })
    await screen.findByText('메시지 3')
    act(() => list.focus())
    await user.keyboard('{ArrowUp}{ArrowUp}')
    const message = screen.getByText('메시지 2').closest('[data-key]')
    expect(message).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await menuItem('복사')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(message).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('메시지 2')
  })

  it('shows a menu button while it has the focus', async () => {
    const { user, list } = renderList({ rows: [failed] })
    await screen.findByText(failed.text)
    act(() => list.focus())
    await user.keyboard('{ArrowUp}')
    await user.click(screen.getByRole('button', { name: '더보기' }))
    expect(menuItems()).toEqual(['복사', '다시 보내기', '삭제'])
  })
})

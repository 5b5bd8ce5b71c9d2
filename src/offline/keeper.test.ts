import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enveloped, refusal, stubServer } from '#src/api/testing/stubServer.ts'
import { attachOffline } from '#src/app/parts/offlinePart.ts'
import { makeStore, type StoreKit } from '#src/app/store.ts'
import { loggedIn, sessionEnded } from '#src/auth/authSlice.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { archiveApi } from '#src/features/archive/archiveApi.ts'
import { bookmarksApi } from '#src/features/bands/bookmarks/bookmarksApi.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { indexedDbKeptDisk } from './keptDisk.ts'
import { isAnythingKept } from './keptFlag.ts'
import { selectReceivedAt } from './keptSlice.ts'

const YUNA = { accessToken: 'a', refreshToken: 'r', memberId: 3 }
const JUN = { accessToken: 'b', refreshToken: 's', memberId: 4 }
const ROOM = {
  roomType: 'PRIVATE',
  roomId: 7,
  memberInfo: { memberId: 4, nickname: 'harin', profileImageUrl: null, lastReadMessageId: 0 },
  chatName: 'harin',
  imageUrl: null,
  pinnedAt: null,
  unreadCount: null,
  lastMessageAt: null,
  lastMessage: null,
}
const BAND = {
  bandId: 1,
  name: 'Velvet Kite',
  imageUrl: null,
  status: 'RECRUITING',
  memberSummary: '',
  memberCount: 1,
}

const kits: StoreKit[] = []
function aTab(): StoreKit {
  const kit = makeStore({ wait: () => Promise.resolve() })
  kits.push(kit)
  attachOffline(kit)
  return kit
}
const close = (kit: StoreKit) => kit.dispose()

const askRooms = ({ store }: StoreKit) => store.dispatch(chatApi.endpoints.listRooms.initiate())
const roomsIn = ({ store }: StoreKit) =>
  chatApi.endpoints.listRooms
    .select()(store.getState())
    .data?.map(({ chatName }) => chatName)
const receivedAt = ({ store }: StoreKit) => selectReceivedAt(store.getState(), 'listRooms(undefined)')
const kept = (memberId = 3) => indexedDbKeptDisk().keys(memberId)
/** Writes what is new, as when the member goes to another app. */
async function leave(keys: string[], memberId = 3) {
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await kept(memberId)).toEqual(keys))
}

const rooms = (names: string[]) =>
  enveloped({ chatRoomInfos: names.map((chatName, at) => ({ ...ROOM, roomId: at + 1, chatName })) })

beforeEach(() => makeTokenStorage().saveSession(YUNA, false))
afterEach(() => {
  kits.splice(0).forEach(close)
  vi.unstubAllGlobals()
})

async function aVisit(names = ['harin']) {
  stubServer(() => rooms(names))
  const tab = aTab()
  await askRooms(tab)
  await leave(['listRooms(undefined)'])
  const at = receivedAt(tab)
  close(tab)
  return at
}

describe('an answer of the last visit', () => {
  it('is shown at once while the server is asked, with the time when it was received', async () => {
    const at = await aVisit()
    expect(isAnythingKept()).toBe(true)
    stubServer(() => 'silence')
    const tab = aTab()
    void askRooms(tab)
    await vi.waitFor(() => expect(roomsIn(tab)).toEqual(['harin']))
    expect(receivedAt(tab)).toBe(at)
  })

  it('is replaced by the answer of the server, and gone from the device if that lacks it', async () => {
    await aVisit(['harin', 'minseo'])
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    stubServer(async () => {
      await isAnswered
      return rooms(['minseo'])
    })
    const tab = aTab()
    const asked = askRooms(tab)
    await vi.waitFor(() => expect(roomsIn(tab)).toEqual(['harin', 'minseo']))
    answer()
    await asked
    expect(roomsIn(tab)).toEqual(['minseo'])
    window.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(async () => {
      const record = await indexedDbKeptDisk().read(3, 'listRooms(undefined)')
      expect(record?.value).toHaveLength(1)
    })
  })

  it.each([
    ['offline', 'offline' as const],
    ['5xx', { status: 503, text: '' }],
  ])('stays when the server does not answer: %s', async (_what, reply) => {
    const at = await aVisit()
    stubServer(() => reply)
    const tab = aTab()
    await askRooms(tab)
    await vi.waitFor(() => expect(roomsIn(tab)).toEqual(['harin']))
    expect(receivedAt(tab)).toBe(at)
  })

  it('is dropped when it does not fit the contract', async () => {
    await aVisit()
    await indexedDbKeptDisk().write(
      3,
      new Map([['listRooms(undefined)', { value: [{ roomType: 'OLD' }], receivedAt: 1 }]]),
    )
    stubServer(() => 'offline')
    const tab = aTab()
    await askRooms(tab)
    await kept()
    expect(roomsIn(tab)).toBeUndefined()
  })

  it('does not replace an answer that was faster', async () => {
    await aVisit()
    stubServer(() => rooms(['newer']))
    const tab = aTab()
    await askRooms(tab)
    await kept()
    expect(roomsIn(tab)).toEqual(['newer'])
  })

  it('is deleted when the server refuses it now', async () => {
    stubServer(() => enveloped([]))
    const tab = aTab()
    await tab.store.dispatch(archiveApi.endpoints.listFolders.initiate('tracks'))
    await leave(['listFolders("tracks")'])
    stubServer(() => refusal(404, 'FOLDER4004'))
    await tab.store.dispatch(archiveApi.endpoints.listFolders.initiate('tracks', { forceRefetch: true }))
    await leave([])
    expect(await kept()).toEqual([])
  })

  it('may be of a page of the archive', async () => {
    stubServer(() => ({ json: [BAND] }))
    const tab = aTab()
    await tab.store.dispatch(bookmarksApi.endpoints.listBookmarks.initiate())
    await leave(['listBookmarks(undefined)'])
    expect(await kept()).toEqual(['listBookmarks(undefined)'])
  })
})

describe('what the server has not confirmed', () => {
  it('is not written', async () => {
    stubServer(() => ({ json: [BAND] }))
    const tab = aTab()
    const { store } = tab
    await store.dispatch(bookmarksApi.endpoints.listBookmarks.initiate())
    await leave(['listBookmarks(undefined)'])
    stubServer(() => 'silence')
    void store.dispatch(bookmarksApi.endpoints.changeBookmark.initiate({ bandId: 1, saved: false }))
    await vi.waitFor(() =>
      expect(bookmarksApi.endpoints.listBookmarks.select()(store.getState()).data).toEqual([]),
    )
    window.dispatchEvent(new Event('pagehide'))
    const record = await indexedDbKeptDisk().read(3, 'listBookmarks(undefined)')
    expect(record?.value).toHaveLength(1)
  })
})

describe('what is kept for a member', () => {
  const nothingLeft = () =>
    vi.waitFor(async () => {
      expect([isAnythingKept(), await kept(3), await kept(4)]).toEqual([false, [], []])
    })

  it.each([
    ['a log-out', undefined],
    ['a refusal of the session', { elsewhere: false, lapsed: true }],
    ['a log-out in another tab', { elsewhere: true }],
  ])('is deleted by %s', async (_what, meta) => {
    await aVisit()
    const tab = aTab()
    tab.store.dispatch(sessionEnded(meta))
    await nothingLeft()
    expect(isAnythingKept()).toBe(false)
  })

  it('is not shown to the next member, and deleted before theirs is written', async () => {
    await aVisit()
    makeTokenStorage().saveSession(JUN, false)
    stubServer(() => 'offline')
    const tab = aTab()
    await askRooms(tab)
    await vi.waitFor(async () => expect(await kept(3)).toEqual([]))
    expect(roomsIn(tab)).toBeUndefined()
    stubServer(() => rooms(['jun’s']))
    await tab.store.dispatch(chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true }))
    await leave(['listRooms(undefined)'], 4)
    expect(await kept(3)).toEqual([])
  })

  it('is not written by a tab that has not heard of the log-out in another', async () => {
    stubServer(() => rooms(['harin']))
    const tab = aTab()
    await askRooms(tab)
    makeTokenStorage().clear()
    window.dispatchEvent(new Event('pagehide'))
    await kept()
    expect([isAnythingKept(), await kept()]).toEqual([false, []])
  })

  it('is deleted at the next start when the log-out was interrupted', async () => {
    await aVisit()
    makeTokenStorage().clear()
    aTab()
    await nothingLeft()
    expect(isAnythingKept()).toBe(false)
  })

  it('begins anew with the next log-in', async () => {
    await aVisit()
    const tab = aTab()
    tab.store.dispatch(sessionEnded())
    await nothingLeft()
    tab.store.dispatch(loggedIn(JUN))
    stubServer(() => rooms(['jun’s']))
    await askRooms(tab)
    await leave(['listRooms(undefined)'], 4)
    expect(isAnythingKept()).toBe(true)
  })
})

it('a disk that is blocked is logged once, and the app goes on', async () => {
  expectConsole('error', 'answers could not be kept on the device')
  const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  stubServer(() => rooms(['harin']))
  const tab = aTab()
  await askRooms(tab)
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(blocked).toHaveBeenCalled())
  expect(roomsIn(tab)).toEqual(['harin'])
  blocked.mockRestore()
})

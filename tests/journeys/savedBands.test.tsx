import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { listBandMembers, readBandDetail } from '#contract/http/bands/bands.ts'
import { addBookmark, listBookmarks, removeBookmark } from '#contract/http/bands/bookmarks.ts'
import { bands } from '#server/db/bandTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { paths } from '#src/lib/paths.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const band = () => bandTest(theServer())
const save = (bandId: number) => theServer().call(addBookmark, { as: me, path: { bandId } })
const savedOnServer = async () =>
  (await theServer().call(listBookmarks, { as: me })).value.map(({ bandId }) => bandId)

/** Newest first: the last one named is on top. */
async function savedBands(...words: Parameters<ReturnType<typeof band>['aBand']>[1][]): Promise<number[]> {
  const ids: number[] = []
  for (const each of words) {
    const bandId = await band().aBand(harin, each)
    await save(bandId)
    theServer().clock.advance({ seconds: 1 })
    ids.push(bandId)
  }
  return ids
}

const open = (path = paths.savedBands()) => renderApp(path, { as: me })
const cells = () => within(screen.getByRole('list', { name: '저장한 밴드' })).getAllByRole('link')
const names = () => cells().map((cell) => cell.querySelector('b')?.textContent)
const filter = () => screen.findByRole('switch', { name: '모집 중인 밴드만' })
const picture = () => screen.findByRole('button', { name: '모집 정보' })
const inDialog = () => within(screen.getByRole('dialog'))

/** Opens a band from the list, with its card open. */
async function openCard(bandId: number) {
  const app = await open()
  const name = `a[href="${paths.savedBand(bandId)}"]`
  await waitFor(() => expect(document.querySelector(name)).not.toBeNull())
  await app.user.click(document.querySelector(name)!)
  await app.user.click(await picture())
  return app
}

describe('saved bands', () => {
  it('are shown two in a row, the newest first, with their state and members', async () => {
    const [evening, glass] = await savedBands({ name: '밤의 정류장', status: 'ACTIVE' }, { name: '유리정원' })
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'JOIN' })).toBeVisible()
    expect(await screen.findByRole('link', { name: '모집중 유리정원 harin' })).toHaveAttribute(
      'href',
      paths.savedBand(glass!),
    )
    expect(screen.getByRole('link', { name: '모집완료 밤의 정류장 harin' })).toHaveAttribute(
      'href',
      paths.savedBand(evening!),
    )
    expect(names()).toEqual(['유리정원', '밤의 정류장'])
    expect(screen.getByText('밴드 2개')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('link', { name: '채팅 목록' })).toHaveAttribute('href', paths.join())
  })

  it('can be limited to those recruiting, which the address keeps without a history entry', async () => {
    await savedBands({ name: '밤의 정류장', status: 'ACTIVE' }, { name: '유리정원' })
    const { user, router } = await renderApp(paths.settings(), { as: me })
    await act(() => router.navigate(paths.savedBands()))
    await user.click(await filter())
    await waitFor(() => expect(names()).toEqual(['유리정원']))
    expect(await filter()).toBeChecked()
    expect(router.state.location.search).toBe('?status=RECRUITING')

    await user.click(cells()[0]!)
    await picture()
    await act(() => router.navigate(-1))
    expect(await filter()).toBeChecked()
    expect(names()).toEqual(['유리정원'])
    await user.click(screen.getByText('모집 중인 밴드만'))
    await waitFor(() => expect(names()).toEqual(['유리정원', '밤의 정류장']))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.settings()))
  })

  it('are still limited after a reload', async () => {
    await savedBands({ name: '밤의 정류장', status: 'ACTIVE' }, { name: '유리정원' })
    await open(`${paths.savedBands()}?status=RECRUITING`)
    expect(await screen.findByText('유리정원')).toBeVisible()
    expect(screen.queryByText('밤의 정류장')).toBeNull()
  })

  it('may be none, with a link to find some', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: '아직 저장한 밴드가 없어요.' })).toBeVisible()
    expect(screen.getByRole('link', { name: '밴드 둘러보기' })).toHaveAttribute('href', paths.bands())
  })

  it('may have none that recruits, and then all can be shown', async () => {
    await savedBands({ name: '밤의 정류장', status: 'ACTIVE' })
    const { user } = await open(`${paths.savedBands()}?status=RECRUITING`)
    expect(await screen.findByRole('heading', { name: '모집 중인 밴드가 없어요.' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '저장한 밴드 모두 보기' }))
    expect(await screen.findByText('밤의 정류장')).toBeVisible()
  })

  it('show placeholders in their own shape while loading', async () => {
    await savedBands({ name: '유리정원' })
    const letGo = theServer().faults.hold()
    await open()
    expect(await screen.findByText('불러오는 중')).toBeInTheDocument()
    expect(await filter()).toBeVisible()
    letGo()
    expect(await screen.findByText('유리정원')).toBeVisible()
    expect(screen.queryByText('불러오는 중')).toBeNull()
  })

  it.each([
    ['COMMON400', '잘못된 요청입니다.'],
    [400, ''],
    ['malformed', ''],
  ] as const)(
    'that cannot be read (%s) show an error, not an empty list, log it, and can be retried',
    async (fault, help) => {
      await savedBands({ name: '유리정원' })
      theServer().faults.fault(listBookmarks, fault)
      expectConsole('error', '[hapju] the bookmarks could not be read ')
      const { user, server } = await open()
      const title = await screen.findByRole('heading', { name: '저장한 밴드를 불러오지 못했습니다.' })
      expect(title.parentElement).toHaveTextContent(`불러오지 못했습니다.${help}다시 시도`)
      server.faults.clear()
      await user.click(screen.getByRole('button', { name: '다시 시도' }))
      expect(await screen.findByText('유리정원')).toBeVisible()
    },
  )

  it('are fetched again automatically without an answer, and show an error in the end', async () => {
    await savedBands({ name: '유리정원' })
    theServer().faults.fault(listBookmarks, 'offline', { times: 4 })
    expectConsole('error', '[hapju] the bookmarks could not be read ')
    const { user } = await open()
    const title = { name: '저장한 밴드를 불러오지 못했습니다.' }
    expect(await screen.findByRole('heading', title)).toBeVisible()
    expect(screen.getByText(OFFLINE_TEXT)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('유리정원')).toBeVisible()
  })
})

describe('a saved band', () => {
  const WORDS = {
    name: '새벽 네 시',
    description: '잠들지 못하는 밤, 함께 소리를 내요\n격주 금요일 밤, 합정 연습실에서 만나요.',
    ageStart: 0,
    ageEnd: 0,
    region: '서울',
    district: '마포구',
    endsAt: new Date('2025-08-31T14:59:59Z'),
    sessions: ['vocal', 'bass', 'keyboard'],
    occupied: ['electric_guitar'],
  } as const

  it('shows picture, name and one sentence; a tap shows whom it is looking for', async () => {
    const [bandId] = await savedBands(WORDS)
    const { user } = await open(paths.savedBand(bandId!))
    expect(await screen.findByRole('heading', { level: 1, name: '새벽 네 시' })).toBeVisible()
    expect(await screen.findByText('잠들지 못하는 밤, 함께 소리를 내요')).toBeVisible()
    expect(screen.getByText('모집중')).toBeVisible()
    expect(await picture()).toHaveAttribute('aria-expanded', 'false')

    await user.click(await picture())
    const card = screen.getByRole('region', { name: '새벽 네 시' })
    expect(card).toHaveFocus()
    expect(await picture()).toHaveAttribute('aria-expanded', 'true')
    const skills = await within(card).findByRole('list', { name: '세션' })
    expect(
      within(skills)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['보컬 모집 중', '일렉기타', '어쿠스틱기타', '베이스 모집 중', '드럼', '키보드 모집 중'])
    expect(
      within(card)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['나이 무관', '무관', '서울 마포구'])
    expect(within(card).getByText('격주 금요일 밤, 합정 연습실에서 만나요.')).toBeVisible()
    expect(within(card).getByText('마감: 25.08.31')).toBeVisible()
    expect(within(card).getByText('멤버 1명 · harin')).toBeVisible()
  })

  it('shows its members from the list before the server answers', async () => {
    await savedBands(WORDS)
    const { user, server } = await open()
    const link = await screen.findByRole('link', { name: /새벽 네 시/ })
    const letGo = server.faults.hold()
    await user.click(link)
    await user.click(await picture())
    expect(screen.getByRole('heading', { level: 1, name: '새벽 네 시' })).toBeVisible()
    expect(screen.getByText('멤버 1명 · harin')).toBeVisible()
    expect(screen.queryByText(/마감/)).toBeNull()
    letGo()
    expect(await screen.findByText('마감: 25.08.31')).toBeVisible()
  })

  it('closes its card by Escape, a tap outside and back, and the focus returns', async () => {
    const [bandId] = await savedBands(WORDS)
    const { user } = await openCard(bandId!)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: '새벽 네 시' })).toBeNull()
    expect(await picture()).toHaveFocus()

    await user.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: '새벽 네 시' })).toBeVisible()
    await user.click(await picture())
    expect(screen.queryByRole('region', { name: '새벽 네 시' })).toBeNull()
    // no finger opens it again and goes back within the same few milliseconds
    await overlayEntryGone()

    await user.click(await picture())
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('region', { name: '새벽 네 시' })).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: '새벽 네 시' })).toBeVisible()
  })

  it('says what could not be read, and fetches it again', async () => {
    const [bandId] = await savedBands(WORDS)
    theServer().faults.fault(listBandMembers, 400)
    const { user, server } = await openCard(bandId!)
    expect(await screen.findByText('세션을 불러오지 못했습니다.')).toBeVisible()
    expect(screen.getByText('마감: 25.08.31')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('list', { name: '세션' })).toBeVisible()
  })

  it('leads to the page for applying after a confirmation', async () => {
    const [bandId] = await savedBands({ ...WORDS, sessions: ['bass'] })
    const { user, router } = await openCard(bandId!)
    await user.click(screen.getByRole('button', { name: 'JOIN' }))
    expect(await screen.findByRole('dialog', { name: '밴드에 조인하시겠습니까?' })).toBeVisible()
    await user.click(inDialog().getByRole('button', { name: '예' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.apply(bandId!)))
  })
})

describe('removing a saved band', () => {
  const removeInCard = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.click(await screen.findByRole('button', { name: '저장한 밴드에서 삭제' }))
    expect(inDialog().getByText('삭제해도 밴드 모집은 그대로 유지돼요.')).toBeVisible()
    await user.click(inDialog().getByRole('button', { name: '예' }))
  }

  it('asks first, and a no changes nothing', async () => {
    const [bandId] = await savedBands({ name: '유리정원' })
    const { user } = await openCard(bandId!)
    await user.click(await screen.findByRole('button', { name: '저장한 밴드에서 삭제' }))
    expect(screen.getByRole('dialog', { name: '저장한 밴드에서 삭제할까요?' })).toBeVisible()
    await user.click(inDialog().getByRole('button', { name: '아니오' }))
    await expectNoDialog()
    expect(screen.getByRole('region', { name: '유리정원' })).toBeVisible()
    expect(await savedOnServer()).toEqual([bandId])
  })

  it('opens the list, which no longer has it, and leaves no history entry to it', async () => {
    const [kept, gone] = await savedBands({ name: '새벽 네 시' }, { name: '유리정원' })
    const { user, router, server } = await openCard(gone!)
    await screen.findByRole('button', { name: '저장한 밴드에서 삭제' })
    const letGo = server.faults.hold()
    await removeInCard(user)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.savedBands()))
    await waitFor(() => expect(names()).toEqual(['새벽 네 시']))
    letGo()
    expect(await screen.findByText('저장한 밴드가 삭제되었습니다.')).toBeVisible()
    expect(await savedOnServer()).toEqual([kept])
    // The list was the first address of this visit, so nothing comes before it.
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe(paths.savedBands())
  })

  it('replaces the screen by the list when it was opened by its address', async () => {
    const [bandId] = await savedBands({ name: '유리정원' })
    const { user, router } = await open(paths.savedBand(bandId!))
    await user.click(await picture())
    await removeInCard(user)
    expect(await screen.findByRole('heading', { name: '아직 저장한 밴드가 없어요.' })).toBeVisible()
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe(paths.savedBands())
  })

  it.each([
    ['offline', '저장한 밴드를 삭제하지 못했습니다. 다시 시도해 주세요.'],
    [500, '저장한 밴드를 삭제하지 못했습니다. 다시 시도해 주세요.'],
    ['COMMON429', '잠시 후 다시 시도해 주세요.'],
  ] as const)('restores it in its place when the server fails (%s)', async (fault, text) => {
    const [, middle] = await savedBands({ name: '가' }, { name: '나' }, { name: '다' })
    const { user, server } = await openCard(middle!)
    await screen.findByRole('button', { name: '저장한 밴드에서 삭제' })
    server.faults.fault(removeBookmark, fault)
    expectConsole('error', '[hapju] a bookmark could not be removed ')
    const letGo = server.faults.hold()
    await removeInCard(user)
    await waitFor(() => expect(names()).toEqual(['다', '가']))
    letGo()
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(names()).toEqual(['다', '나', '가']))
  })

  it('succeeds where another tab was faster', async () => {
    const [bandId] = await savedBands({ name: '유리정원' })
    const { user } = await openCard(bandId!)
    await screen.findByRole('button', { name: '저장한 밴드에서 삭제' })
    await theServer().call(removeBookmark, { as: me, path: { bandId: bandId! } })
    await removeInCard(user)
    expect(await screen.findByText('저장한 밴드가 삭제되었습니다.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: '아직 저장한 밴드가 없어요.' })).toBeVisible()
  })

  it('is not offered for an unsaved band, which can be saved even where another tab was faster', async () => {
    const bandId = await band().aBand(harin, { name: '유리정원' })
    const { user } = await open(paths.savedBand(bandId))
    await user.click(await picture())
    await screen.findByRole('button', { name: '저장' })
    await save(bandId)
    await user.click(screen.getByRole('button', { name: '저장' }))
    expect(await screen.findByText('밴드가 저장되었습니다!')).toBeVisible()
    expect(await screen.findByRole('button', { name: '저장한 밴드에서 삭제' })).toBeEnabled()
    expect(await savedOnServer()).toEqual([bandId])
  })
})

describe('saving a band on its page', () => {
  it('shows at once, and is reverted with a toast when the request fails', async () => {
    const bandId = await band().aBand(harin, { name: '유리정원' })
    const { user, server } = await open(paths.savedBand(bandId))
    await user.click(await picture())
    const save = await screen.findByRole('button', { name: '저장' })
    server.faults.fault(addBookmark, 'offline')
    expectConsole('error', '[hapju] a band could not be bookmarked ')
    const letGo = server.faults.hold()
    await user.click(save)
    expect(await screen.findByRole('button', { name: '저장한 밴드에서 삭제' })).toBeDisabled()
    letGo()
    expect(await screen.findByText('밴드를 저장하지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    expect(await screen.findByRole('button', { name: '저장' })).toBeEnabled()

    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '저장' }))
    expect(await screen.findByText('밴드가 저장되었습니다!')).toBeVisible()
    expect(await savedOnServer()).toEqual([bandId])
  })

  it('stays shown while the list cannot be fetched again', async () => {
    const bandId = await band().aBand(harin, { name: '유리정원' })
    const { user, server } = await open(paths.savedBand(bandId))
    await user.click(await picture())
    await screen.findByRole('button', { name: '저장' })
    server.faults.fault(listBookmarks, 400)
    const logged = expectConsole('error', '[hapju] the bookmarks could not be read ')
    await user.click(screen.getByRole('button', { name: '저장' }))
    expect(await screen.findByText('밴드가 저장되었습니다!')).toBeVisible()
    await waitFor(() => expect(logged.calls).not.toEqual([]))
    expect(screen.getByRole('button', { name: '저장한 밴드에서 삭제' })).toBeEnabled()
  })
})

describe('a saved band that cannot be shown', () => {
  it.each(['/join/saved-band/999999', '/join/saved-band/0', '/join/saved-band/abc'])(
    'does not exist at %s, with a link to the list',
    async (path) => {
      const { user, router } = await open(path)
      expect(
        await screen.findByRole('heading', { level: 1, name: '해당 밴드의 정보가 존재하지 않습니다' }),
      ).toBeVisible()
      await user.click(screen.getByRole('button', { name: '돌아가기' }))
      await waitFor(() => expect(router.state.location.pathname).toBe(paths.savedBands()))
    },
  )

  it('no longer exists when it has ended, although the list still had it', async () => {
    const [bandId] = await savedBands({ name: '유리정원' })
    const { user, server } = await open()
    const link = await screen.findByRole('link', { name: /유리정원/ })
    await server.deps.db.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId!))
    await user.click(link)
    expect(await screen.findByRole('heading', { name: '해당 밴드의 정보가 존재하지 않습니다' })).toBeVisible()
  })

  it('shows an error, and can be fetched again', async () => {
    const [bandId] = await savedBands({ name: '유리정원' })
    theServer().faults.fault(readBandDetail, 400)
    const { user, server } = await open(paths.savedBand(bandId!))
    expect(await screen.findByRole('heading', { level: 1, name: '오류가 발생했습니다' })).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '새로고침' }))
    expect(await screen.findByRole('heading', { level: 1, name: '유리정원' })).toBeVisible()
  })

  it('draws its own cover when the picture fails to load', async () => {
    const [bandId] = await savedBands({
      name: '유리정원',
      imageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
    })
    await open(paths.savedBand(bandId!))
    await screen.findByRole('heading', { level: 1, name: '유리정원' })
    const photo = document.querySelector('img[src*="/files/"]')!
    fireEvent.error(photo)
    expect(document.querySelector('img[src*="/files/"]')).toBeNull()
    expect(document.querySelector('main img')).not.toBeNull()
  })
})

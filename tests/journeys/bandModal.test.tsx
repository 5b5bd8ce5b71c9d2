import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { listRecommendedBands, readBandDetail } from '#contract/http/bands/bands.ts'
import { addBookmark, listBookmarks, removeBookmark } from '#contract/http/bands/bookmarks.ts'
import { bands } from '#server/db/bandTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { readBandState } from '#src/features/bands/public.ts'
import { paths } from '#src/lib/paths.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

let me: TestMember
let harin: TestMember
let bandId: number
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  bandId = await bandTest(theServer()).aBand(harin, {
    name: '해일',
    description: '무대를 뒤집을 기타 한 명\n드롭 튜닝 리프를 좋아해요.',
    sessions: ['electric_guitar', 'drums'],
    genres: ['Nu Metal'],
    region: '인천',
    averageAge: '20대',
    endsAt: new Date('2026-12-24T14:59:59.000Z'),
    links: { youtube: 'https://youtu.be/abc' },
  })
})

const open = (as: TestMember = me) => renderApp(paths.bands(), { as })
const card = async () => {
  const title = await screen.findByRole('heading', { name: '해일', level: 3 })
  return within(title.closest('li') as HTMLElement)
}
const modal = async () => within(await screen.findByRole('dialog', { name: '해일' }))

async function openModal() {
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: '해일 정보 보기' }))
  await modal()
  return app
}

const isSaved = async () => {
  const { value } = await theServer().call(listBookmarks, { as: me })
  return value.some((band) => band.bandId === bandId)
}

describe('the list of recommended bands', () => {
  it('shows the name of each band, what it is looking for and what it plays', async () => {
    await open()
    const band = await card()
    expect(band.getByText('무대를 뒤집을 기타 한 명')).toBeVisible()
    const tags = within(band.getByRole('group', { name: '태그' }))
    expect(tags.getByText('일렉기타').querySelector('svg')).not.toBeNull()
    expect(tags.getByText('Nu Metal').querySelector('svg')).toBeNull()
    expect(tags.queryByText('인천')).toBeNull()
    expect(screen.getByRole('heading', { name: '추천 밴드', level: 2 })).toBeInTheDocument()
  })

  it('shows that it is loading, with placeholders in the shape of the list', async () => {
    const letGo = theServer().faults.hold()
    const opening = open()
    expect(await screen.findByText('밴드 정보를 불러오는 중...')).toBeInTheDocument()
    letGo()
    await opening
    expect(await card()).toBeDefined()
    expect(screen.queryByText('밴드 정보를 불러오는 중...')).toBeNull()
  })

  it('opens a band by its picture and by JOIN', async () => {
    const { user } = await open()
    for (const name of ['해일 정보 보기', '해일 JOIN']) {
      await user.click(await screen.findByRole('button', { name }))
      await user.click((await modal()).getByRole('button', { name: '닫기' }))
      await expectNoDialog()
    }
  })

  it('leads from the special band to the lounge, without a modal', async () => {
    const special = await aMember({ memberId: 36, nickname: 'special' })
    const { user, router } = await open(special)
    await user.click(await screen.findByRole('button', { name: '합주 라운지 JOIN' }))
    await waitFor(() => expect(router.state.location.search).toBe('?roomId=52&roomType=GROUP'))
    await expectNoDialog()
  })
})

describe('the details of a band', () => {
  it('show its introduction and the end of the recruitment', async () => {
    await openModal()
    const band = await modal()
    expect(band.getByText('드롭 튜닝 리프를 좋아해요.')).toBeVisible()
    expect(band.getByText('deadline: 26.12.24')).toBeVisible()
    const tags = within(band.getByRole('group', { name: '태그' }))
    for (const tag of ['일렉기타', 'Nu Metal', '인천', '20대']) expect(tags.getByText(tag)).toBeVisible()
  })

  it('lead to its pages, which show the known data at once', async () => {
    const { user, router } = await openModal()
    const band = await modal()
    const address = (name: string) => band.getByRole('link', { name }).getAttribute('href')
    expect(address('취향')).toBe(paths.prefer(bandId))
    expect(address('목표 곡')).toBe(paths.playlist(bandId))
    expect(address('멤버')).toBe(paths.people(bandId))
    await user.click(band.getByRole('link', { name: '목표 곡' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.playlist(bandId)))
    expect(readBandState(router.state.location.state, bandId)).toMatchObject({
      bandId,
      title: '해일',
      image: null,
      subtitle: '무대를 뒤집을 기타 한 명',
    })
  })

  it('open its videos in a new tab, short ones always, and photos only where there are some', async () => {
    await openModal()
    const band = await modal()
    const videos = band.getByRole('link', { name: '유튜브' })
    expect(videos).toHaveAttribute('href', 'https://youtu.be/abc')
    expect(videos).toHaveAttribute('target', '_blank')
    expect(videos.getAttribute('rel')).toContain('noopener')
    const photos = band.getByRole('link', { name: '인스타' })
    expect(photos).not.toHaveAttribute('href')
    expect(photos).toHaveAttribute('aria-disabled', 'true')
    expect(band.getByRole('link', { name: '쇼츠' }).getAttribute('href')).toMatch(/^https:/)
  })

  it('of a sample lead to the same pages without an id, cannot be saved, and join in the demo', async () => {
    theServer().faults.fault(listRecommendedBands, 400)
    expectConsole('error', ' found no bands ')
    await theServer().deps.db.update(bands).set({ status: 'ENDED' })
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: '해일 정보 보기' }))
    const band = await modal()
    expect(band.getByRole('link', { name: '취향' })).toHaveAttribute('href', paths.prefer())
    expect(band.getByText('deadline: 25.07.08')).toBeVisible()
    expect(band.queryByRole('button', { name: '밴드 저장' })).toBeNull()
    await user.click(band.getByRole('button', { name: 'JOIN' }))
    await user.click(await screen.findByRole('button', { name: '예' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.chatDemo()))
  })

  it('of a band that has ended meanwhile say so, and offer no action', async () => {
    const app = await open()
    await card()
    await theServer().deps.db.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId))
    await app.user.click(screen.getByRole('button', { name: '해일 정보 보기' }))
    const band = await modal()
    expect(await band.findByText('해당 밴드의 정보가 존재하지 않습니다')).toBeVisible()
    expect(band.queryByRole('button', { name: 'JOIN' })).toBeNull()
  })

  it("keep the card's data where the rest cannot be read, and fetch it on request", async () => {
    const { user } = await open()
    await card()
    theServer().faults.fault(readBandDetail, 400)
    await user.click(screen.getByRole('button', { name: '해일 정보 보기' }))
    const band = await modal()
    expect(await band.findByText('오류가 발생했습니다')).toBeVisible()
    expect(band.getByText('드롭 튜닝 리프를 좋아해요.')).toBeVisible()
    theServer().faults.clear()
    await user.click(band.getByRole('button', { name: '새로고침' }))
    await waitFor(() => expect(band.queryByText('오류가 발생했습니다')).toBeNull())
  })
})

describe('the bookmark', () => {
  const star = async (pressed: boolean) =>
    (await modal()).findByRole('button', { name: '밴드 저장', pressed })

  it('is set and removed on the server, each with a toast', async () => {
    const { user } = await openModal()
    await user.click(await star(false))
    expect(await star(true)).toBeVisible()
    expect(await screen.findByText('밴드가 저장되었습니다!')).toBeInTheDocument()
    expect(await isSaved()).toBe(true)
    await user.click(await star(true))
    expect(await star(false)).toBeVisible()
    expect(await screen.findByText('저장한 밴드가 삭제되었습니다.')).toBeInTheDocument()
    expect(await isSaved()).toBe(false)
  })

  it('succeeds when another tab was faster', async () => {
    const { user } = await openModal()
    await star(false)
    await theServer().call(addBookmark, { as: me, path: { bandId } })
    await user.click(await star(false))
    expect(await screen.findByText('밴드가 저장되었습니다!')).toBeInTheDocument()
    await theServer().call(removeBookmark, { as: me, path: { bandId } })
    await user.click(await star(true))
    expect(await screen.findByText('저장한 밴드가 삭제되었습니다.')).toBeInTheDocument()
    expect(await star(false)).toBeVisible()
  })

  it('reverts when the server fails', async () => {
    const { user, server } = await openModal()
    server.faults.fault(addBookmark, 500)
    expectConsole('error', '[hapju] a band could not be bookmarked ')
    await user.click(await star(false))
    expect(await screen.findByText('밴드를 저장하지 못했습니다. 다시 시도해 주세요.')).toBeInTheDocument()
    expect(await star(false)).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeArtists, searchMusic } from '#contract/http/music.ts'
import { readProfile } from '#contract/http/profile/profile.ts'
import { listSurveyArtists, listSurveySessions, saveSurvey } from '#contract/http/survey.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'

type Rendered = Awaited<ReturnType<typeof renderApp>>

let yuna: TestMember
beforeEach(async () => {
  yuna = await aMember({ nickname: 'yuna22' })
})

const artist = (name: string) => screen.findByRole('button', { name })
const choose = async ({ user }: Rendered, ...names: string[]) => {
  for (const name of names) await user.click(await artist(name))
}
const goOn = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: /^다음/ }))
const search = async (text: string) =>
  writeInto(await screen.findByRole('searchbox', { name: '아티스트 검색' }), text)
const profile = async () => (await theServer().call(readProfile, { as: yuna })).value
const favourites = async () => (await profile()).favoriteArtists.map(({ name }) => name).sort()

const newcomer = (path = paths.pretestArtist()) => renderApp(path, { as: yuna, onboarding: true })

it('a newcomer is led from their artists and sessions to a profile that has them', async () => {
  const app = await newcomer()
  expect(await screen.findByRole('heading', { name: /좋아하는 아티스트를/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^다음/ })).toBeNull()
  await choose(app, '혁오', '잔나비')
  expect(screen.getByRole('button', { name: /^다음/ })).toHaveTextContent('2')
  await goOn(app)

  expect(await screen.findByRole('heading', { name: /가능한 세션과/ })).toBeVisible()
  expect(await favourites()).toEqual(['잔나비', '혁오'])
  await app.user.click(await screen.findByRole('button', { name: '일렉기타' }))
  expect(await screen.findByRole('radio', { name: /^초보/, checked: true })).toBeInTheDocument()
  await app.user.click(screen.getAllByRole('radio', { name: /^중수/ })[0]!)
  await app.user.click(screen.getByRole('button', { name: '보컬' }))
  await goOn(app)

  expect(await screen.findByRole('heading', { name: '프로필이 완성됐어요' })).toBeVisible()
  expect(await screen.findByText('일렉기타')).toBeVisible()
  expect(screen.getByText('혁오')).toBeVisible()
  expect((await profile()).availableSessions).toEqual(
    expect.arrayContaining([
      { sessionType: 'electric_guitar', level: 'INTERMEDIATE' },
      { sessionType: 'vocal', level: 'BEGINNER' },
    ]),
  )
  expect(localStorage.getItem('pendingArtists')).toBeNull()
  expect(screen.getByRole('link', { name: '확인' })).toHaveAttribute('href', paths.home())
})

it('the pre-test can be skipped, and is closed from then on', async () => {
  const app = await newcomer()
  await app.user.click(await screen.findByRole('link', { name: '건너뛰기' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  await app.router.navigate(paths.pretestArtist())
  expect(app.router.state.location.pathname).toBe(paths.home())
})

it('the selection survives a reload and the back button', async () => {
  await choose(await newcomer(), '혁오', '넬')
  const again = await newcomer()
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(4))
  expect(again.router.state.location.pathname).toBe(paths.pretestArtist())
  expect(JSON.parse(localStorage.getItem('selectedArtists')!)).toHaveLength(2)
})

it('an artist that is deselected is a favourite no more', async () => {
  const app = await newcomer()
  await choose(app, '혁오', '넬')
  await goOn(app)
  await screen.findByRole('heading', { name: /가능한 세션과/ })
  expect(await favourites()).toEqual(['넬', '혁오'])
  await app.user.click(screen.getByRole('button', { name: '뒤로' }))
  await choose(app, '혁오')
  await goOn(app)
  await screen.findByRole('heading', { name: /가능한 세션과/ })
  expect(await favourites()).toEqual(['넬'])
})

it('ten artists can be chosen, and the eleventh says so', async () => {
  const app = await newcomer()
  await artist('혁오')
  const all = screen.getAllByRole('button', { pressed: false })
  for (const each of all.slice(0, 10)) await app.user.click(each)
  expect(screen.getByText('아티스트는 10명까지 고를 수 있어요.')).toBeVisible()
  expect(all[10]).toBeDisabled()
  await app.user.click(all[0]!)
  expect(all[10]).toBeEnabled()
})

describe('a member who has skipped it', () => {
  const invitation = () => screen.findByRole('link', { name: /사전 테스트 시작하기/ })

  it('finds it on their page until they have chosen something', async () => {
    const app = await renderApp(paths.my(), { as: yuna })
    await app.user.click(await invitation())
    expect(await screen.findByRole('heading', { name: /좋아하는 아티스트를/ })).toBeVisible()
    await choose(app, '혁오')
    await goOn(app)
    await app.user.click(await screen.findByRole('button', { name: '베이스' }))
    await goOn(app)
    await app.user.click(await screen.findByRole('link', { name: '확인' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    await app.router.navigate(paths.pretestArtist())
    expect(app.router.state.location.pathname).toBe(paths.home())
    await app.router.navigate(paths.my())
    expect(await screen.findByRole('button', { name: '프로필 수정' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /사전 테스트/ })).toBeNull()
  })

  it('may reload it, and is led back to their page', async () => {
    const app = await renderApp(paths.my(), { as: yuna })
    await app.user.click(await invitation())
    await screen.findByRole('heading', { name: /좋아하는 아티스트를/ })
    expect(sessionStorage.getItem('onboarding')).toBe('true')
    await app.router.navigate(-1)
    expect(await invitation()).toBeVisible()
    expect(sessionStorage.getItem('onboarding')).toBeNull()
  })
})

describe("a visitor's selection", () => {
  it('is kept for them and saved when they log in', async () => {
    const app = await renderApp(paths.pretestArtist())
    await choose(app, '혁오')
    await goOn(app)
    await app.user.click(await screen.findByRole('button', { name: '베이스' }))
    await goOn(app)
    expect(await screen.findByRole('heading', { name: '프로필이 완성됐어요' })).toBeVisible()
    // Name, genres and bio are samples; what was chosen is not.
    expect(screen.getAllByText('예시')).toHaveLength(3)
    expect(screen.getByText('베이스')).toBeVisible()
    expect(screen.queryByText('일렉기타')).toBeNull()
    const artists = within(screen.getByRole('region', { name: '관심 아티스트' }))
    expect(artists.getByText('혁오')).toBeVisible()
    expect(artists.queryByText('잔나비')).toBeNull()
    expect(artists.queryByText('예시')).toBeNull()
    await app.user.click(screen.getByRole('link', { name: '수정' }))
    expect(await screen.findByRole('button', { name: '베이스 빼기' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: /좋아하는 아티스트/ })).toBeVisible()
    expect(screen.getByText('1/10')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: '뒤로' }))
    await app.user.click(await screen.findByRole('link', { name: '확인' }))

    writeInto(await screen.findByLabelText('아이디'), yuna.email)
    writeInto(screen.getByLabelText('비밀번호'), yuna.password)
    await app.user.click(screen.getByRole('button', { name: 'LOG IN' }))
    await waitFor(async () => expect(await favourites()).toEqual(['혁오']))
    expect((await profile()).availableSessions).toEqual([{ sessionType: 'bass', level: 'BEGINNER' }])
    await waitFor(() => expect(localStorage.getItem('pendingSessions')).toBeNull())
  })
})

describe('a failed save', () => {
  it('does not stop the member, and is repeated at the next start', async () => {
    const app = await newcomer()
    app.server.faults.fault(saveSurvey, 'COMMON503')
    await choose(app, '혁오')
    await goOn(app)
    expect(await screen.findByRole('heading', { name: /가능한 세션과/ })).toBeVisible()
    expect(await favourites()).toEqual([])
    app.server.faults.clear()
    await renderApp(paths.home(), { as: yuna })
    await waitFor(async () => expect(await favourites()).toEqual(['혁오']))
  })

  it('renews an access token that has expired meanwhile, and saves the step', async () => {
    const app = await newcomer()
    await choose(app, '혁오')
    await goOn(app)
    app.server.clock.advance({ minutes: 16 })
    await app.user.click(await screen.findByRole('button', { name: '베이스' }))
    await goOn(app)
    expect(await screen.findByRole('heading', { name: '프로필이 완성됐어요' })).toBeVisible()
    expect((await profile()).availableSessions).toEqual([{ sessionType: 'bass', level: 'BEGINNER' }])
  })

  it('is preceded by a pending state until the answer, and sent once however often it is pressed', async () => {
    const app = await newcomer()
    await choose(app, '혁오')
    const letGo = app.server.faults.hold()
    await goOn(app)
    await app.user.click(await screen.findByRole('button', { name: /^저장 중\.\.\./ }))
    letGo()
    expect(await screen.findByRole('heading', { name: /가능한 세션과/ })).toBeVisible()
  })
})

describe('the list of artists', () => {
  it('is the built-in one, with both texts, when the server’s fails to load', async () => {
    const app = await renderApp(paths.login())
    app.server.faults.fault(listSurveyArtists, 400)
    await app.router.navigate(paths.pretestArtist())
    expect(
      await screen.findByText('아티스트 데이터를 불러오는데 실패했습니다. 기본 아티스트 목록을 표시합니다.'),
    ).toBeVisible()
    await choose(app, '혁오')
    expect(screen.getByRole('button', { name: /^다음/ })).toBeVisible()
  })
})

describe('a search', () => {
  it('finds an artist by either name and by initial consonants, or says that there is none', async () => {
    const app = await newcomer()
    await search('hyukoh')
    await waitFor(() => expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(1))
    await choose(app, '혁오')
    await search('ㅈㄴㅂ')
    expect(await artist('잔나비')).toBeVisible()
    expect(screen.getByRole('button', { name: /^다음/ })).toHaveTextContent('1')
    await search('zzzzqqqq')
    expect(await screen.findByRole('heading', { name: '검색 결과가 없습니다.' })).toBeVisible()
  })

  it('falls back to the autocomplete when it fails, and finds nothing when that fails too', async () => {
    const app = await newcomer()
    await artist('혁오')
    app.server.faults.fault(searchMusic, 'SPOTIFY5002')
    await search('혁오')
    await waitFor(() => expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(1))
    await choose(app, '혁오')
    app.server.faults.fault(completeArtists, 'SPOTIFY5002')
    await search('잔나비')
    expect(await screen.findByRole('heading', { name: '검색 결과가 없습니다.' })).toBeVisible()
  })
})

describe('the sessions', () => {
  it('are the eight built-in ones when the server’s fail to load', async () => {
    const app = await renderApp(paths.login())
    app.server.faults.fault(listSurveySessions, 400)
    await app.router.navigate(paths.pretestSession())
    expect(await screen.findByText(/^Session 데이터를 불러오는데 실패했습니다\./)).toBeVisible()
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(8)
  })

  it('have a guide to the levels', async () => {
    const app = await newcomer(paths.pretestSession())
    await app.user.click(await screen.findByRole('button', { name: '실력 기준 보기' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('악보를 보고 한 곡을 완주할 수 있어요')).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: '확인' }))
    await expectNoDialog()
  })
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { searchArtists } from '#contract/http/music.ts'
import { changeProfile, readProfile } from '#contract/http/profile/profile.ts'
import { listSurveyKeywords } from '#contract/http/survey.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/profile/editor/OwnProfileEditor.tsx'
import '#src/features/profile/editor/TasteBlocks.tsx'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto } from '#server/testing/pictures.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '../eachRow.ts'
import { fakeDevices } from '../env/fakeDevices.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'
import { dismissToasts, eachFault, expectToast, whileOffline } from './eachFault.ts'
import { it as base } from './profile.fixtures.ts'

const FAILED = '프로필 업데이트에 실패했습니다.'
const PICTURE_FAILED = '이미지 업로드에 실패했습니다.'
const EDIT_OF_MY = `${paths.my()}?edit=`

const it = base.extend('details', () => ({
  availableSessions: [{ sessionType: 'electric_guitar', level: 'INTERMEDIATE' }],
  genres: ['Indie Rock', 'Shoegaze'],
  keywords: ['매주', '초견 가능'],
  artists: ['혁오', '잔나비'],
}))

const profileOf = async (as: TestMember) => (await theServer().call(readProfile, { as })).value
const name = () => screen.getByRole('textbox', { name: '이름' })
const button = (label: string) => screen.getByRole('button', { name: label })
const dialog = () => within(screen.getByRole('dialog'))
/** The sheet's code loads when it is first opened. */
const opened = async () => within(await screen.findByRole('dialog'))
const done = () => screen.getByRole('button', { name: /^(완료|저장 중\.\.\.)$/ })

/** Opens the editor at its address. */
async function openEditor(yuna: TestMember) {
  const app = await renderApp(EDIT_OF_MY, { as: yuna })
  await openedEditor()
  return app
}
/** Opens the editor by its button. */
async function tapToEditor(yuna: TestMember) {
  const app = await renderApp(paths.my(), { as: yuna })
  await app.user.click(await screen.findByRole('button', { name: '프로필 수정' }))
  await openedEditor()
  return app
}
async function openedEditor() {
  await screen.findByRole('heading', { name: '프로필 수정' })
  // The lower half is rendered a moment later.
  await screen.findByRole('heading', { name: '소개글' })
}
type Opened = Awaited<ReturnType<typeof openEditor>>

describe('saving', () => {
  it('sends everything to the server and returns to the previous screen', async ({ yuna }) => {
    const app = await tapToEditor(yuna)
    const { user, router } = app
    expect(name()).toHaveValue('yuna22')
    await user.click(button('이름 지우기'))
    expect(name()).toHaveFocus()
    await user.type(name(), ' 유나 ')
    writeInto(screen.getByRole('textbox', { name: '나이' }), '27')
    await user.click(screen.getByRole('radio', { name: '기타' }))
    await user.click(button('지역 서울'))
    expect(await screen.findAllByRole('option')).toHaveLength(17)
    await user.click(screen.getByRole('option', { name: '제주' }))
    await user.click(screen.getByRole('button', { name: /^시\/군\/구/ }))
    await user.click(await screen.findByRole('option', { name: '서귀포시' }))
    writeInto(screen.getByRole('textbox', { name: '영상 링크' }), 'youtu.be/abc')

    await user.click(button('세션 추가'))
    await user.click(await (await opened()).findByRole('button', { name: '보컬' }))
    const vocal = within(screen.getByRole('radiogroup', { name: '보컬 실력' }))
    expect(vocal.getByRole('radio', { name: '초보' })).toBeChecked()
    await user.click(vocal.getByRole('radio', { name: '고수' }))
    // A session that is there already is not added again.
    await user.click(button('세션 추가'))
    await user.click(await (await opened()).findByRole('button', { name: /일렉기타/ }))
    const guitar = within(screen.getByRole('radiogroup', { name: '일렉기타 실력' }))
    expect(guitar.getByRole('radio', { name: '중수' })).toBeChecked()

    await user.click(button('관심 장르 편집'))
    await user.click(button('Shoegaze 빼기'))
    await user.click(button('관심 장르 추가'))
    expect(await (await opened()).findAllByRole('button', { name: /^(?!닫기|선택 완료)/ })).toHaveLength(17)
    await user.click(dialog().getByRole('button', { name: 'Jazz' }))
    await user.click(dialog().getByRole('button', { name: '선택 완료' }))

    await user.click(button('소개글 편집'))
    const bio = screen.getByRole<HTMLInputElement>('textbox', { name: '소개글' })
    expect(bio).toHaveValue('퇴근 후에 기타 치는 사람이에요.')
    writeInto(bio, `${bio.value} 드럼도 쳐요.`)
    await user.click(done())

    expect(await screen.findByRole('heading', { name: '유나' })).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: paths.my(), search: '' })
    expect(await profileOf(yuna)).toMatchObject({
      nickname: '유나',
      age: 27,
      gender: 'OTHER',
      region: '제주',
      district: '서귀포시',
      youtubeUrl: 'https://youtu.be/abc',
      bio: '퇴근 후에 기타 치는 사람이에요. 드럼도 쳐요.',
      genres: ['Indie Rock', 'Jazz'],
      traits: ['매주', '초견 가능'],
      availableSessions: [
        { sessionType: 'electric_guitar', level: 'INTERMEDIATE' },
        { sessionType: 'vocal', level: 'EXPERT' },
      ],
    })
    expect((await profileOf(yuna)).favoriteArtists).toHaveLength(2)
  })

  it('ends the pre-test’s editor on its final screen, which shows the new data', async ({ yuna }) => {
    const { user, router } = await renderApp(paths.pretestProfileEdit(), { as: yuna, onboarding: true })
    await user.type(await screen.findByRole('textbox', { name: '이름' }), '3')
    await user.click(done())
    expect(await screen.findByRole('heading', { name: 'yuna223' })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.pretestProfileComplete())
  })

  it('says at the field what is missing or wrong, and moves the focus there', async ({ yuna }) => {
    const { user } = await openEditor(yuna)
    const age = screen.getByRole('textbox', { name: '나이' })
    const link = screen.getByRole('textbox', { name: '영상 링크' })
    writeInto(name(), '')
    writeInto(age, '')
    await user.click(done())
    expect(name()).toHaveAccessibleDescription('닉네임을 입력해주세요.')
    expect(age).toHaveAccessibleDescription('나이를 입력해주세요.')
    expect(name()).toHaveFocus()
    await user.type(name(), 'yuna3')
    expect(screen.queryByText('닉네임을 입력해주세요.')).toBeNull()

    await user.type(age, '비밀')
    expect(age).toHaveAccessibleDescription('숫자가 아니면 23세로 저장돼요.')

    writeInto(link, 'javascript:alert(1)')
    await user.click(done())
    expect(link).toHaveAccessibleDescription(/웹 주소를 넣어 주세요/)
    expect(link).toHaveFocus()
    expect(await profileOf(yuna)).toMatchObject({ nickname: 'yuna22', youtubeUrl: null })

    writeInto(link, '')
    await user.click(done())
    expect(await screen.findByText(/23세 · 여성/)).toBeVisible()
  })

  it('says at the name that it is taken, until another one is typed', async ({ yuna }) => {
    await aMember({ nickname: 'harin' })
    const app = await openEditor(yuna)
    writeInto(name(), 'Harin')
    await app.user.click(done())
    expect(await screen.findByText('이미 존재하는 닉네임입니다.')).toBeVisible()
    expect(name()).toHaveFocus()
    await app.user.type(name(), '2')
    expect(screen.queryByText('이미 존재하는 닉네임입니다.')).toBeNull()
    await app.user.click(done())
    expect(await screen.findByRole('heading', { name: 'Harin2' })).toBeVisible()
  })

  it('keeps everything and shows an error on any failure; the next try saves once', async ({ yuna }) => {
    const app = await openEditor(yuna)
    writeInto(name(), '유나')
    const faults = ['malformed', 500, 'COMMON400', 'COMMON429', 'MEMBER4004'] as const
    const told = [...faults.map((fault) => [fault, FAILED] as const), ['offline', OFFLINE_TEXT] as const]
    await eachFault(app, changeProfile, told, async (text) => {
      await app.user.click(done())
      await expectToast(app, text)
      expect(name()).toHaveValue('유나')
      expect(done()).toHaveTextContent('완료')
    })
    await whileOffline(changeProfile, async () => {
      await app.user.click(done())
      await expectToast(app, NO_NETWORK_TEXT)
      expect(name()).toHaveValue('유나')
    })
    dismissToasts(app)

    app.server.faults.fault(changeProfile, 500, { times: 1 })
    const letGo = app.server.faults.hold()
    await app.user.click(done())
    expect(done()).toHaveTextContent('저장 중...')
    await app.user.click(done())
    letGo()
    // A second request would have been saved.
    await expectToast(app, FAILED)

    await app.user.click(done())
    expect(await screen.findByRole('heading', { name: '유나' })).toBeVisible()
  })

  it('empties lists to the last entry, district, link and bio, and leaves the rest', async ({ yuna }) => {
    const stored = { region: '서울', district: '마포구', youtubeUrl: 'https://youtu.be/abc' }
    await theServer().call(changeProfile, { as: yuna, body: stored })
    const { user } = await openEditor(yuna)
    await user.click(button('일렉기타 빼기'))
    expect(button('세션 추가')).toHaveFocus()
    await user.click(button('관심 장르 편집'))
    await user.click(button('Indie Rock 빼기'))
    await user.click(button('Shoegaze 빼기'))

    const district = () => screen.getByRole('button', { name: /^시\/군\/구/ })
    expect(district()).toHaveTextContent('마포구')
    await user.click(button('지역 서울'))
    await user.click(await screen.findByRole('option', { name: '서울' }))
    expect(district()).toHaveTextContent('마포구')
    await user.click(button('지역 서울'))
    await user.click(await screen.findByRole('option', { name: '부산' }))
    expect(district()).toHaveTextContent('시/군/구를 골라주세요')
    await user.click(district())
    expect(await screen.findByRole('option', { name: '해운대구' })).toBeVisible()
    await user.click(screen.getByRole('option', { name: '선택 안 함' }))

    writeInto(screen.getByRole('textbox', { name: '영상 링크' }), '')
    await user.click(button('소개글 편집'))
    writeInto(screen.getByRole('textbox', { name: '소개글' }), '')
    await user.click(done())
    expect(await screen.findByText('26세 · 여성 · 부산')).toBeVisible()
    expect(await profileOf(yuna)).toMatchObject({
      nickname: 'yuna22',
      region: '부산',
      district: null,
      youtubeUrl: null,
      bio: null,
      availableSessions: [],
      genres: [],
      traits: ['매주', '초견 가능'],
    })
    expect((await profileOf(yuna)).favoriteArtists).toHaveLength(2)
  })
})

describe('keywords', () => {
  async function openKeywords(app: Opened) {
    await app.user.click(button('키워드 편집'))
    await app.user.click(button('키워드 추가'))
    await screen.findByRole('heading', { name: '매너' })
    return app
  }
  const own = () => dialog().getByRole('textbox', { name: '직접 입력' })

  it('are presets and own words, eight at most', async ({ yuna }) => {
    const { user } = await openKeywords(await openEditor(yuna))
    expect(dialog().getByRole('button', { name: '매주' })).toHaveAttribute('aria-pressed', 'true')
    await user.type(own(), '  카페 합주  {Enter}')
    expect(dialog().getByRole('button', { name: '카페 합주' })).toHaveAttribute('aria-pressed', 'true')
    expect(own()).toHaveValue('')

    // The Enter that completes a syllable adds nothing.
    fireEvent.compositionStart(own())
    writeInto(own(), '격주')
    expect(fireEvent.keyDown(own(), { key: 'Enter', isComposing: true })).toBe(false)
    fireEvent.compositionEnd(own())
    expect(own()).toHaveValue('격주')
    await user.type(own(), '{Enter}')
    // No word is added twice, nor removed by that.
    writeInto(own(), '격주')
    await user.type(own(), '{Enter}')
    expect(dialog().getByRole('button', { name: '격주' })).toHaveAttribute('aria-pressed', 'true')

    for (const word of ['주 2회', '편곡 가능해요', '코드 잘 따요', '연락이 빨라요'])
      await user.click(dialog().getByRole('button', { name: word }))
    expect(dialog().getByText('8')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: '약속 잘 지켜요' }))
    expect(dialog().getByText('8개까지 고를 수 있어요.')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: '매주' }))
    await user.click(dialog().getByRole('button', { name: '선택 완료' }))
    expect(screen.getByText('7/8')).toBeVisible()
    await user.click(done())
    await waitFor(async () =>
      expect((await profileOf(yuna)).traits).toEqual([
        '초견 가능',
        '카페 합주',
        '격주',
        '주 2회',
        '편곡 가능해요',
        '코드 잘 따요',
        '연락이 빨라요',
      ]),
    )
  })

  it("are the app's own suggestions when the server's fail to load", async ({ yuna }) => {
    const app = await renderApp(EDIT_OF_MY, { as: yuna })
    app.server.faults.fault(listSurveyKeywords, 500)
    await app.user.click(await screen.findByRole('button', { name: '키워드 편집' }))
    await app.user.click(button('키워드 추가'))
    expect(await screen.findByRole('button', { name: '일찍 가서 세팅해요' })).toBeVisible()
  })
})

describe('the favourite artists', () => {
  const search = () => screen.getByRole('searchbox', { name: '아티스트 검색' })
  const strip = () => within(screen.getByRole('group', { name: '고른 아티스트' }))
  const chosen = () =>
    strip()
      .getAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel)
  const favourites = async (yuna: TestMember) =>
    (await profileOf(yuna)).favoriteArtists.map(({ name }) => name).sort()
  const openArtists = async (yuna: TestMember) => {
    const app = await openEditor(yuna)
    await app.user.click(button('좋아하는 아티스트 편집'))
    return app
  }

  it('are added by search and removed, and nothing is saved before 완료', async ({ yuna }) => {
    const { user } = await openArtists(yuna)
    expect(screen.getByText('2/10')).toBeVisible()
    await user.click(button('혁오 빼기'))
    writeInto(search(), 'ㄱㅈㅊㅁ')
    await user.click(await screen.findByRole('button', { name: '검정치마 추가' }))
    expect(screen.getAllByRole('button', { name: '검정치마 빼기' })).toHaveLength(2)
    expect(chosen()).toEqual(['검정치마 빼기', '잔나비 빼기'])
    expect(await favourites(yuna)).toEqual(['잔나비', '혁오'])
    await user.click(done())
    expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
    expect(await favourites(yuna)).toEqual(['검정치마', '잔나비'])
  })

  it('can all be removed, and then the search has the focus', async ({ yuna }) => {
    const { user } = await openArtists(yuna)
    await user.click(button('혁오 빼기'))
    expect(button('잔나비 빼기')).toHaveFocus()
    await user.click(button('잔나비 빼기'))
    expect(search()).toHaveFocus()
    await user.click(done())
    expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
    expect(await favourites(yuna)).toEqual([])
  })

  it('are ten at most, and kept when a search finds nothing or fails, which can be repeated', async ({
    yuna,
  }) => {
    const { user, server } = await openArtists(yuna)
    writeInto(search(), 'zzzzqqqq')
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeVisible()
    server.faults.fault(searchArtists, 'SPOTIFY5002')
    writeInto(search(), '검정치마')
    expect(await screen.findByText('음악 검색 서비스를 사용할 수 없습니다.')).toBeVisible()
    server.faults.clear()
    await user.click(button('다시 시도'))
    expect(await screen.findByRole('button', { name: '검정치마 추가' })).toBeVisible()
    expect(chosen()).toHaveLength(2)

    writeInto(search(), '이')
    await waitFor(() => expect(screen.queryByRole('button', { name: '검정치마 추가' })).toBeNull())
    const results = within(await screen.findByRole('list', { name: '검색 결과' }))
    for (let count = 2; count < 10; count += 1)
      await user.click(results.getAllByRole('button', { name: / 추가$/ })[0]!)
    expect(screen.getByText('10/10')).toBeVisible()
    writeInto(search(), '검정치마')
    await user.click(await screen.findByRole('button', { name: '검정치마 추가' }))
    expect(screen.getByText('아티스트는 10명까지 고를 수 있어요.')).toBeVisible()
    expect(screen.getByText('10/10')).toBeVisible()
  })

  it('may be chosen for the first time here', async () => {
    const mina = await aMember({ nickname: 'mina' })
    await theServer().call(changeProfile, { as: mina, body: { age: 20 } })
    const { user } = await openEditor(mina)
    writeInto(search(), '혁오')
    await user.click(await screen.findByRole('button', { name: '혁오 추가' }))
    await user.click(done())
    expect(await screen.findByRole('heading', { name: 'mina' })).toBeVisible()
    expect(await favourites(mina)).toEqual(['혁오'])
  })
})

describe('leaving the editor', () => {
  it('asks when something has changed, as the browser does before a reload, and stays on request', async ({
    yuna,
  }) => {
    const app = await tapToEditor(yuna)
    const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(reload()).toBe(false)
    writeInto(name(), '유나')
    expect(reload()).toBe(true)
    await app.user.click(button('뒤로'))
    expect(await screen.findByRole('heading', { name: '저장하지 않고 나갈까요?' })).toBeVisible()
    await app.user.click(button('계속 쓰기'))
    expect(name()).toHaveValue('유나')

    // As a toast's link does.
    act(() => void app.router.navigate(paths.home()))
    await app.user.click(await screen.findByRole('button', { name: '나가기' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.home()))
    expect((await profileOf(yuna)).nickname).toBe('yuna22')
  })

  it('returns to the previous screen, and everything is as it was', async ({ yuna }) => {
    const { user } = await tapToEditor(yuna)
    writeInto(name(), '유나')
    await user.click(button('좋아하는 아티스트 편집'))
    await user.click(button('혁오 빼기'))
    await user.click(button('뒤로'))
    await user.click(await screen.findByRole('button', { name: '나가기' }))
    expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
    expect((await profileOf(yuna)).favoriteArtists).toHaveLength(2)
  })

  it('does not ask when nothing has changed', async ({ yuna }) => {
    const { user } = await tapToEditor(yuna)
    await user.click(button('뒤로'))
    expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
  })
})

describe('a visitor', () => {
  it('may try the editor; saving says what is missing and loses nothing', async () => {
    const { user } = await renderApp(paths.pretestProfileEdit())
    writeInto(await screen.findByRole('textbox', { name: '이름' }), '유나')
    writeInto(screen.getByRole('textbox', { name: '나이' }), '26')
    await user.click(done())
    expect(screen.getByText('성별을 선택해주세요.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '여성' }))
    await user.click(done())
    expect(screen.getByText('로그인이 필요합니다.')).toBeVisible()
    expect(name()).toHaveValue('유나')
  })
})

describe('the photo', () => {
  let devices: ReturnType<typeof fakeDevices>
  beforeEach(async () => {
    devices = fakeDevices({ jpeg: await aPhoto() })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!
  const choose = (file: File) => {
    Object.defineProperty(fileInput(), 'files', { configurable: true, value: [file] })
    fireEvent.change(fileInput())
  }
  const photo = async (fileName = 'me.jpg') => new File([await aPhoto()], fileName, { type: 'image/jpeg' })
  const useIt = async ({ user }: Opened) =>
    user.click(await screen.findByRole('button', { name: '이 사진 쓰기' }))

  it('can be removed, before and after it was saved', async ({ yuna }) => {
    const app = await openEditor(yuna)
    choose(await photo())
    await useIt(app)
    await waitFor(() => expect(document.querySelector('img[src="blob:picture"]')).not.toBeNull())
    await app.user.click(button('사진 바꾸기'))
    await app.user.click(await screen.findByRole('button', { name: '사진 삭제' }))
    expect(document.querySelector('img[src="blob:picture"]')).toBeNull()
    choose(await photo())
    await useIt(app)
    await app.user.click(done())
    await screen.findByRole('heading', { name: 'yuna22' })
    expect((await profileOf(yuna)).profileImageUrl).toMatch(/^http/)

    await app.user.click(button('프로필 수정'))
    await screen.findByRole('heading', { name: '소개글' })
    await app.user.click(button('사진 바꾸기'))
    await app.user.click(await screen.findByRole('button', { name: '사진 삭제' }))
    await app.user.click(done())
    await screen.findByRole('heading', { name: 'yuna22' })
    expect((await profileOf(yuna)).profileImageUrl).toBeNull()
  })

  it('is cropped to a square, shown at once, sent with the form, and named where it is refused', async ({
    yuna,
  }) => {
    const app = await openEditor(yuna)
    choose(await photo())
    const place = await screen.findByRole('application')
    expect(place).toHaveFocus()
    await app.user.keyboard('{ArrowRight}+')
    await useIt(app)
    // From a picture of 4000 × 3000: a step to the right, zoomed 1.15 times, at most 1280 wide.
    const [x, y, side, , , , edge] = devices.drawn.at(-1)!
    expect([Math.round(x!), Math.round(y!), Math.round(side!), edge]).toEqual([846, 196, 2609, 1280])
    await waitFor(() => expect(document.querySelector('img[src="blob:picture"]')).not.toBeNull())
    const told = (['COMMON413', 'COMMON415'] as const).map((code) => [code, PICTURE_FAILED] as const)
    await eachFault(app, changeProfile, told, async (text) => {
      await app.user.click(done())
      await expectToast(app, text)
    })
    await app.user.click(done())
    expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
    expect((await profileOf(yuna)).profileImageUrl).toMatch(/^http/)
  })

  it('covers the form until it is scaled down, so that the form is not sent without it', async ({ yuna }) => {
    const app = await openEditor(yuna)
    choose(await photo())
    let made: BlobCallback = () => {}
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((callback) => {
      made = callback
    })
    await useIt(app)
    expect(screen.getByRole('application')).toBeVisible()
    act(() => made(new Blob(['small'], { type: 'image/jpeg' })))
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull())
    await waitFor(() => expect(document.querySelector('img[src="blob:picture"]')).not.toBeNull())
  })

  it('stays as it was after a file that is no picture or that this browser cannot read', async ({ yuna }) => {
    const app = await openEditor(yuna)
    // A text named .jpg, a HEIC, and an SVG with a script.
    for (const fileName of ['note.jpg', 'IMG_0001.heic', 'me.svg']) {
      choose(new File(['<svg onload="alert(1)">'], fileName, { type: 'image/jpeg' }))
      await expectToast(app, PICTURE_FAILED)
      dismissToasts(app)
    }
    await app.user.click(button('뒤로'))
    expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
  })

  it('is taken by the camera when there is one, which is switched off afterwards', async ({ yuna }) => {
    devices.phone.camera = 'works'
    const app = await openEditor(yuna)
    await app.user.click(button('사진 바꾸기'))
    await app.user.click(await screen.findByRole('button', { name: '카메라로 촬영' }))
    expect(devices.asked).toHaveBeenCalledWith({
      audio: false,
      video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
    })
    const shutter = await screen.findByRole('button', { name: '찍기' })
    expect(shutter).toHaveAttribute('aria-disabled', 'true')
    fireEvent.loadedData(document.querySelector('video')!)
    await app.user.click(shutter)
    await useIt(app)
    expect(devices.stopped).toHaveBeenCalled()
    expect(devices.drawn.at(-1)).toEqual([280, 0, 720, 720, 0, 0, 720, 720])
  })

  it('switches the camera off when it is cancelled, and when the page is hidden or was before it opened', async ({
    yuna,
  }) => {
    devices.phone.camera = 'works'
    const app = await openEditor(yuna)
    const openCamera = async () => {
      await app.user.click(button('사진 바꾸기'))
      await app.user.click(await screen.findByRole('button', { name: '카메라로 촬영' }))
      await screen.findByRole('button', { name: '찍기' })
    }
    await openCamera()
    await app.user.click(button('취소'))
    expect(screen.queryByRole('button', { name: '찍기' })).toBeNull()
    expect(devices.stopped).toHaveBeenCalledTimes(1)

    await openCamera()
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(devices.stopped).toHaveBeenCalledTimes(2))

    state.mockReturnValue('visible')
    await app.user.click(button('사진 바꾸기'))
    const way = await screen.findByRole('button', { name: '카메라로 촬영' })
    // the page is left before the camera answers
    state.mockReturnValue('hidden')
    await app.user.click(way)
    await waitFor(() => expect(devices.stopped).toHaveBeenCalledTimes(3))
    expect(screen.queryByRole('button', { name: '찍기' })).toBeNull()
  })

  it('comes from a file when the camera fails, for whatever reason, without a message', async ({ yuna }) => {
    const app = await openEditor(yuna)
    await eachRow(['NotAllowedError', 'NotFoundError', 'NotReadableError'].entries(), async ([n, error]) => {
      devices.phone.camera = error
      await app.user.click(button('사진 바꾸기'))
      await app.user.click(await screen.findByRole('button', { name: '카메라로 촬영' }))
      await waitFor(() => expect(devices.filesOpened).toHaveBeenCalledTimes(n + 1))
      expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([])
      expect(screen.getByRole('button', { name: '앨범에서 선택' })).toBeVisible()
      await app.user.keyboard('{Escape}')
      await expectNoDialog()
    })
  })

  it('comes from a file at once where there is no camera or a file is chosen', async ({ yuna }) => {
    devices.phone.camera = null
    const app = await openEditor(yuna)
    await app.user.click(button('사진 바꾸기'))
    expect(devices.filesOpened).toHaveBeenCalledTimes(1)
    devices.phone.camera = 'works'
    await app.user.click(button('사진 바꾸기'))
    await app.user.click(await screen.findByRole('button', { name: '앨범에서 선택' }))
    expect(devices.filesOpened).toHaveBeenCalledTimes(2)
    expect(devices.asked).not.toHaveBeenCalled()
  })
})

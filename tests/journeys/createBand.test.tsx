import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecruitment } from '#contract/http/recruitments/recruitments.ts'
import type { TestMember } from '#server/testing/members.ts'
// Imported here so that it is compiled before a test waits for it.
import '#src/features/recruitments/form/CreateBandPage.tsx'
import { aPhoto } from '#server/testing/pictures.ts'
import { sessionEnded } from '#src/auth/authSlice.ts'
import { draftChanged } from '#src/features/recruitments/form/bandDraftSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { isoDay } from '#src/lib/time/time.ts'
import { fakeDevices } from '../env/fakeDevices.ts'
import { aMember, renderApp } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'
import {
  BEFORE,
  button,
  endField,
  managedBands,
  nameField,
  opened,
  openForm,
  type OpenForm,
  recruitment,
  row,
  save,
} from './bandForm.ts'
import { eachFault } from './eachFault.ts'

const OFFLINE = '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'
const FAILED = '밴드를 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'

let me: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
})

const made = async () => {
  const [bandId] = await managedBands(me)
  return recruitment(me, bandId!)
}
const atJoin = ({ router }: OpenForm) =>
  waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
const writeName = async (name: string) => writeInto(await nameField(), name)

describe('a new band', () => {
  it('is created with every field of its form, and is then in the list of rooms', async () => {
    const app = await openForm(me)
    const { user } = app
    await user.type(await nameField(), ' 새벽 네 시 ')
    writeInto(screen.getByRole('textbox', { name: '소개' }), '격주 금요일 밤에 만나요.')
    expect(endField()).toHaveValue(isoDay(Date.now() + 14 * 86_400_000))
    expect(screen.getByRole('switch', { name: '마감일에 자동 마감' })).toBeChecked()
    fireEvent.change(endField(), { target: { value: '2050-08-31' } })
    await user.click(button(/^세션/))
    for (const session of ['드럼', '보컬', '피아노'])
      await user.click((await opened()).getByRole('checkbox', { name: session }))
    await user.click((await opened()).getByRole('button', { name: /^확인/ }))
    expect(button(/^세션/)).toHaveTextContent('보컬, 드럼, 피아노')

    await user.click(row('장르'))
    for (const genre of ['Shoegaze', 'Dream Pop'])
      await user.click(await screen.findByRole('button', { name: genre }))
    await user.click(button(/^확인/))
    await nameField()
    expect(row('장르')).toHaveTextContent('Shoegaze, Dream Pop')

    await user.click(button('20대'))
    await user.click(button('30대'))
    await user.click(screen.getByRole('radio', { name: '여성 우대' }))
    await user.click(button('지역 무관'))
    await user.click(await screen.findByRole('option', { name: '서울' }))
    writeInto(screen.getByRole('textbox', { name: '시/군/구' }), '마포구')

    await user.click(button('남성 늘리기'))
    await user.click(button('여성 늘리기'))
    await user.click(button('여성 늘리기'))
    await user.click(button('평균 나이 골라주세요'))
    await user.click(await screen.findByRole('option', { name: '20대' }))
    await user.click(button('직장인'))
    await user.click(button('대학생'))
    for (const day of ['일요일', '토요일', '금요일', '금요일']) await user.click(button(day))
    await user.click(button('현재 세션 추가'))
    await user.click((await opened()).getByRole('checkbox', { name: '베이스' }))
    await user.click((await opened()).getByRole('button', { name: /^확인/ }))

    writeInto(screen.getByRole('textbox', { name: '유튜브 링크' }), 'youtube.com/@4am')
    await user.click(save())

    await atJoin(app)
    expect(await screen.findByText('밴드를 만들었습니다.')).toBeVisible()
    expect(await made()).toMatchObject({
      status: 'RECRUITING',
      name: '새벽 네 시',
      description: '격주 금요일 밤에 만나요.',
      endDate: '2050-08-31T14:59:59.999Z',
      autoClose: true,
      sessions: ['vocal', 'drums', 'piano'],
      genres: expect.arrayContaining(['Shoegaze', 'Dream Pop']),
      ageStart: 20,
      ageEnd: 30,
      gender: 'FEMALE',
      region: '서울',
      district: '마포구',
      averageAge: '20대',
      days: ['SAT', 'SUN'],
      jobs: expect.arrayContaining(['colleague', 'worker']),
      maleCount: 1,
      femaleCount: 2,
      currentSessions: ['bass'],
      snsLink: { youtube: 'https://youtube.com/@4am', instagram: '', tiktok: '' },
    })
  })

  it('is created with a name alone; other missing fields are marked without blocking', async () => {
    const app = await openForm(me)
    await nameField()
    for (const section of ['장르', '아티스트', '목표 곡']) expect(row(section)).toHaveTextContent('필수')
    expect(button(/^세션/)).toHaveTextContent('세션을 골라주세요')
    expect(row('장르')).toHaveTextContent('장르를 골라주세요')
    expect(row('아티스트')).toHaveTextContent('아티스트를 골라주세요')
    expect(row('목표 곡')).toHaveTextContent('목표 곡을 골라주세요')
    expect(screen.getByRole('heading', { name: /찾는 동료.*필수/ })).toBeVisible()
    expect(screen.getByRole('group', { name: '나이대' })).toHaveAccessibleDescription('나이대를 골라주세요')
    await writeName('합주')
    await app.user.click(save())
    await atJoin(app)
    expect(await made()).toMatchObject({ name: '합주', ageStart: 0, ageEnd: 0, maleCount: 0, sessions: [] })
  })

  it('is never created without a name, nor by the Enter that completes a syllable or ends a field', async () => {
    const app = await openForm(me)
    const name = await nameField()
    await app.user.type(name, '  ')
    await app.user.click(save())
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription('밴드 이름을 입력해 주세요.')

    fireEvent.compositionStart(name)
    await app.user.type(name, '합주')
    fireEvent.keyDown(name, { key: 'Enter', isComposing: true })
    expect(name).toHaveFocus()
    fireEvent.compositionEnd(name)
    expect(name).not.toHaveAccessibleDescription()
    await app.user.keyboard('{Enter}')
    expect(name).not.toHaveFocus()
    expect(name).toHaveValue('  합주')
    expect(await managedBands(me)).toEqual([])
  })

  it('has no end date, or one from today on, and only web addresses as links', async () => {
    const app = await openForm(me)
    await writeName('합주')
    const youtube = screen.getByRole('textbox', { name: '유튜브 링크' })
    await app.user.click(youtube)
    writeInto(youtube, 'javascript:alert(1)')
    expect(youtube).not.toHaveAccessibleDescription()
    await app.user.tab()
    expect(youtube).toHaveAccessibleDescription(/웹 주소를 넣어 주세요/)

    fireEvent.change(endField(), { target: { value: '2020-01-01' } })
    await app.user.click(save())
    expect(endField()).toHaveFocus()
    expect(endField()).toHaveAccessibleDescription('오늘이나 그 뒤의 날을 골라 주세요.')
    await app.user.click(screen.getByRole('switch', { name: '마감일 없이 모집' }))
    expect(screen.getByText('정하지 않았어요')).toBeVisible()
    expect(screen.getByRole('switch', { name: '마감일에 자동 마감' })).toBeDisabled()

    await app.user.click(save())
    expect(youtube).toHaveFocus()
    expect(youtube).toHaveValue('javascript:alert(1)')
    expect(await managedBands(me)).toEqual([])

    writeInto(youtube, '')
    await app.user.click(save())
    await atJoin(app)
    expect(await made()).toMatchObject({ endDate: null })
  })

  it('closes by itself again when it gets back its end date', async () => {
    const app = await openForm(me)
    const openEnded = screen.getByRole('switch', { name: '마감일 없이 모집' })
    const closesItself = screen.getByRole('switch', { name: '마감일에 자동 마감' })
    expect(closesItself).toBeChecked()
    await app.user.click(openEnded)
    expect(closesItself).not.toBeChecked()
    await app.user.click(openEnded)
    expect(closesItself).toBeChecked()
  })
})

describe('a failed save', () => {
  it('keeps everything on any failure, and the next try saves it once, however often it is tapped', async () => {
    const app = await openForm(me)
    await writeName('합주')
    const told = [
      ['offline', OFFLINE],
      ['malformed', FAILED],
      ['COMMON400', '입력한 내용을 저장할 수 없습니다. 마감일과 링크를 확인해 주세요.'],
      [500, FAILED],
      ['SPOTIFY4004', '고른 곡이나 아티스트를 찾을 수 없습니다. 다시 골라 주세요.'],
      ['COMMON429', '잠시 후 다시 시도해 주세요.'],
    ] as const
    await eachFault(app, createRecruitment, told, async (text) => {
      // The form keeps its last message, so consecutive faults must have different texts.
      expect(screen.queryByText(text)).toBeNull()
      await app.user.click(save())
      expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
      expect(await nameField()).toHaveValue('합주')
    })
    const letGo = app.server.faults.hold()
    await app.user.click(save())
    expect(save()).toHaveAttribute('aria-busy', 'true')
    await app.user.click(save())
    letGo()
    await atJoin(app)
    expect(await managedBands(me)).toHaveLength(1)
  })
})

describe('the form', () => {
  it('is restored after a reload, and empty again once the band is created', async () => {
    const app = await openForm(me)
    await writeName('합주')
    await app.user.click(button('20대'))
    await waitFor(() => expect(sessionStorage.getItem('persist:bandDraft')).toContain('합주'))
    await waitFor(() => expect(sessionStorage.getItem('persist:bandDraft')).toMatch(/ageStart[^,]*20/))
    cleanup()

    const again = await renderApp(paths.createBand(), { as: me })
    expect(await nameField()).toHaveValue('합주')
    expect(button('20대')).toHaveAttribute('aria-pressed', 'true')
    await again.user.click(save())
    await atJoin(again)
    await screen.findByRole('heading', { level: 1, name: 'JOIN' })
    await act(() => again.router.navigate(paths.createBand()))
    expect(await nameField()).toHaveValue('')
  })

  it('is cleared when its member logs out', async () => {
    const app = await openForm(me)
    await writeName('합주')
    await waitFor(() => expect(sessionStorage.getItem('persist:bandDraft')).toContain('합주'))
    act(() => void app.store.dispatch(sessionEnded()))
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.login()))
    await waitFor(() => expect(sessionStorage.getItem('persist:bandDraft')).not.toContain('합주'))
  })

  it('asks before it is left with changes, except on the way to a step, and then drops them', async () => {
    const app = await openForm(me)
    await nameField()
    await app.user.click(button('뒤로'))
    // Nothing has changed, so it is left at once.
    await waitFor(() => expect(app.router.state.location.pathname).toBe(BEFORE))
    await screen.findByRole('heading', { level: 1, name: '사용 안내' })

    await act(() => app.router.navigate(paths.createBand()))
    await writeName('합주')
    await app.user.click(row('장르'))
    await screen.findByRole('button', { name: 'Jazz' })
    expect(screen.queryByText('저장하지 않고 나갈까요?')).toBeNull()
    // Leaving from a step asks too, as by the toast for a notification.
    act(() => void app.router.navigate(paths.my()))
    await app.user.click(await screen.findByRole('button', { name: '계속 쓰기' }))
    await app.user.click(button('뒤로'))
    expect(await nameField()).toHaveValue('합주')

    await app.user.click(button('뒤로'))
    await app.user.click(await screen.findByRole('button', { name: '나가기' }))
    await screen.findByRole('heading', { level: 1, name: '사용 안내' })
    await act(() => app.router.navigate(paths.createBand()))
    expect(await nameField()).toHaveValue('')
  })
})

describe('what is chosen', () => {
  it('are sessions, applied when the sheet is confirmed; taken ones can be removed one by one', async () => {
    const { user } = await openForm(me)
    await nameField()
    await user.click(button(/^세션/))
    expect((await opened()).getAllByRole('checkbox')).toHaveLength(9)
    await user.click((await opened()).getByRole('checkbox', { name: '보컬' }))
    await user.click((await opened()).getByRole('button', { name: '닫기' }))
    expect(button(/^세션/)).toHaveTextContent('세션을 골라주세요')

    await user.click(button('현재 세션 추가'))
    for (const session of ['보컬', '드럼'])
      await user.click((await opened()).getByRole('checkbox', { name: session }))
    await user.click((await opened()).getByRole('button', { name: /^확인/ }))
    await user.click(button('보컬 빼기'))
    expect(screen.queryByRole('button', { name: '보컬 빼기' })).toBeNull()
    expect(button('드럼 빼기')).toHaveFocus()
  })

  it('is music, of which four are named and the rest counted, the representative song first', async () => {
    const app = await openForm(me)
    await nameField()
    const tracks = ['하나', '둘', '셋', '넷', '다섯', '여섯'].map((title, n) => ({
      spotifyId: `track-${n}`,
      title,
      artist: '윤슬',
      imageUrl: null,
    }))
    act(() => void app.store.dispatch(draftChanged({ tracks, representativeSong: 'track-2' })))
    expect(row('목표 곡')).toHaveTextContent('대표곡 셋, 하나, 둘, 넷 외 2')
  })
})

describe('the picture', () => {
  beforeEach(async () => {
    fakeDevices({ jpeg: await aPhoto() })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  async function choosePicture({ user }: OpenForm) {
    await nameField()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const file = new File([await aPhoto()], 'band.jpg', { type: 'image/jpeg' })
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    fireEvent.change(input)
    await user.click(await screen.findByRole('button', { name: '이 사진 쓰기' }))
    await waitFor(() => expect(shownPicture()).toMatch(/^data:image\/jpeg/))
  }
  const shownPicture = () =>
    [...button('대표 이미지 고르기').querySelectorAll('img')]
      .map(({ src }) => src)
      .find((src) => src.startsWith('data:image/jpeg'))

  it('is shown at once, survives a reload, and is sent with the form', async () => {
    const app = await openForm(me)
    await choosePicture(app)
    await writeName('합주')
    await waitFor(() => expect(sessionStorage.getItem('persist:bandPicture')).toContain('data:image/jpeg'))
    await waitFor(() => expect(sessionStorage.getItem('persist:bandDraft')).toContain('합주'))
    cleanup()

    const again = await renderApp(paths.createBand(), { as: me })
    expect(await nameField()).toHaveValue('합주')
    expect(shownPicture()).toMatch(/^data:image\/jpeg/)
    await again.user.click(save())
    await atJoin(again)
    expect((await made()).profileImageUrl).toMatch(/^http/)
  })

  it('that does not fit into the storage is kept while the app is open, and the texts for good', async () => {
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'persist:bandPicture' && value.includes('data:'))
        throw new DOMException('', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    const app = await openForm(me)
    await choosePicture(app)
    await writeName('합주')
    await waitFor(() => expect(sessionStorage.getItem('persist:bandDraft')).toContain('합주'))
    expect(sessionStorage.getItem('persist:bandPicture') ?? '').not.toContain('data:')
    await app.user.click(save())
    await atJoin(app)
    expect((await made()).profileImageUrl).toMatch(/^http/)
  })

  it('counts as a change that leaving asks about, and is named where the server refuses it', async () => {
    const app = await openForm(me)
    await choosePicture(app)
    await app.user.click(button('뒤로'))
    expect(await screen.findByText('저장하지 않고 나갈까요?')).toBeVisible()
    await app.user.click(button('계속 쓰기'))

    await writeName('합주')
    const OF_PICTURE = /^이미지 업로드에 실패했습니다\./
    const told = [
      ['COMMON413', OF_PICTURE],
      [500, FAILED],
      ['COMMON415', OF_PICTURE],
    ] as const
    for (const [fault, text] of told) {
      app.server.faults.fault(createRecruitment, fault)
      expect(screen.queryByText(text), `before ${fault}`).toBeNull()
      await app.user.click(save())
      expect(await screen.findByText(text), `${fault}`).toBeVisible()
      expect(await nameField()).toHaveValue('합주')
    }
    expect(await managedBands(me)).toEqual([])
  })
})

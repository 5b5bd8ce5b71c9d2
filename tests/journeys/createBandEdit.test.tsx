import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeRecruitment, readRecruitment } from '#contract/http/recruitments/recruitments.ts'
// Imported here so that it is compiled before a test waits for it.
import '#src/features/recruitments/form/CreateBandPage.tsx'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'
import {
  aBand,
  BEFORE,
  button,
  editing,
  endField,
  managedBands,
  nameField,
  openForm,
  recruitment,
  row,
  save,
} from './bandForm.ts'

let me: TestMember
let bandId: number
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  bandId = await aBand(me, {
    name: '새벽 네 시',
    description: '격주 금요일 밤에 만나요.',
    endDate: '2050-08-31',
    session: ['vocal', 'bass'],
    currentSessions: ['drums'],
    genres: ['Shoegaze', 'Dream Pop'],
    ageStart: 20,
    ageEnd: 30,
    gender: 'FEMALE',
    region: '서울',
    district: '마포구',
    averageAge: '20대',
    jobs: ['worker'],
    maleCount: 2,
    snsLinks: { youtube: 'https://youtube.com/@4am', instagram: '', tiktok: '' },
  })
})

const edit = () => openForm(me, editing(bandId))
const stored = () => recruitment(me, bandId)
const changeElsewhere = (body: Record<string, unknown>) =>
  theServer().call(changeRecruitment, { as: me, body: { bandId, ...body } })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('an edited band', () => {
  it('fills the form with its current values', async () => {
    await edit()
    expect(await heading('밴드 수정')).toBeVisible()
    expect(await nameField()).toHaveValue('새벽 네 시')
    expect(screen.getByRole('textbox', { name: '소개' })).toHaveValue('격주 금요일 밤에 만나요.')
    expect(endField()).toHaveValue('2050-08-31')
    expect(screen.getByText('2050. 8. 31. (수)')).toBeVisible()
    expect(button(/^세션/)).toHaveTextContent('보컬, 베이스')
    expect(row('장르')).toHaveTextContent('Shoegaze, Dream Pop')
    expect(button('20대')).toHaveAttribute('aria-pressed', 'true')
    expect(button('30대')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('radio', { name: '여성 우대' })).toBeChecked()
    expect(button('지역 서울')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '시/군/구' })).toHaveValue('마포구')
    expect(screen.getByRole('group', { name: '남성' })).toHaveTextContent('2')
    expect(button('평균 나이 20대')).toBeVisible()
    expect(button('직장인')).toHaveAttribute('aria-pressed', 'true')
    expect(button('드럼 빼기')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '유튜브 링크' })).toHaveValue('https://youtube.com/@4am')
    expect(screen.getByRole('switch', { name: '모집 상태' })).toBeChecked()
  })

  it('keeps what another member has changed meanwhile: only local changes are sent', async () => {
    const { user, router } = await edit()
    writeInto(await nameField(), '새벽 네 시 반')
    await changeElsewhere({ description: '이제 매주 만나요.' })
    await user.click(save())
    await waitFor(() => expect(router.state.location.pathname).toBe(BEFORE))
    expect(await screen.findByText('밴드 정보를 저장했습니다.')).toBeVisible()
    expect(await stored()).toMatchObject({
      name: '새벽 네 시 반',
      description: '이제 매주 만나요.',
      sessions: ['vocal', 'bass'],
      currentSessions: ['drums'],
      ageStart: 20,
      endDate: '2050-08-31T14:59:59.999Z',
    })
  })

  it('stops recruiting when its switch is turned off, and recruits again when it is turned on', async () => {
    const first = await edit()
    await nameField()
    expect(screen.getByText('끄면 모집완료로 바뀌어요')).toBeVisible()
    await first.user.click(screen.getByRole('switch', { name: '모집 상태' }))
    expect(screen.getByText('모집완료')).toBeVisible()
    await first.user.click(save())
    await screen.findByRole('heading', { level: 1, name: '사용 안내' })
    expect((await stored()).status).toBe('ACTIVE')

    await act(() => first.router.navigate(paths.createBand(), { state: editing(bandId) }))
    await nameField()
    expect(screen.getByRole('switch', { name: '모집 상태' })).not.toBeChecked()
    await first.user.click(screen.getByRole('switch', { name: '모집 상태' }))
    await first.user.click(save())
    await waitFor(async () => expect((await stored()).status).toBe('RECRUITING'))
  })

  it('causes no request when nothing has changed', async () => {
    const { user, router, server } = await edit()
    await nameField()
    server.faults.fault(changeRecruitment, 500)
    await user.click(save())
    await waitFor(() => expect(router.state.location.pathname).toBe(BEFORE))
  })

  it('that was deleted meanwhile says so, and the typed text is still there', async () => {
    const { user } = await edit()
    writeInto(await nameField(), '새벽 네 시 반')
    await changeElsewhere({ status: 'ENDED' })
    await user.click(save())
    expect(await screen.findByText('밴드가 이미 삭제되어 저장하지 못했습니다.')).toBeVisible()
    expect(await nameField()).toHaveValue('새벽 네 시 반')
  })

  it('is still being edited after a reload', async () => {
    await edit()
    writeInto(await nameField(), '새벽 네 시 반')
    await waitFor(() => expect(sessionStorage.getItem('persist:bandDraft')).toContain('네 시 반'))
    cleanup()
    await changeElsewhere({ name: '다른 이름' })

    const again = await renderApp(paths.createBand(), { as: me })
    expect(await heading('밴드 수정')).toBeVisible()
    expect(await nameField()).toHaveValue('새벽 네 시 반')
    await again.user.click(save())
    await waitFor(async () => expect((await stored()).name).toBe('새벽 네 시 반'))
    expect(await managedBands(me)).toEqual([bandId])
  })
})

describe('a band that cannot be edited', () => {
  it('belongs to another member: nothing of it is shown, and there is a way back', async () => {
    const stranger = await aMember({ nickname: 'harin' })
    const { user, router } = await openForm(stranger, editing(bandId))
    expect(await screen.findByRole('heading', { name: '권한이 없습니다.' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(button('돌아가기'))
    await waitFor(() => expect(router.state.location.pathname).toBe(BEFORE))
  })

  it('no longer exists', async () => {
    await changeElsewhere({ status: 'ENDED' })
    await edit()
    expect(await screen.findByRole('heading', { name: '해당 밴드의 정보가 존재하지 않습니다' })).toBeVisible()
    expect(button('돌아가기')).toBeVisible()
  })

  it('can be read on a retry, after a placeholder in the shape of its form', async () => {
    const app = await renderApp(BEFORE, { as: me })
    app.server.faults.fault(readRecruitment, 'COMMON400', { times: 1 })
    const letGo = app.server.faults.hold()
    await act(() => app.router.navigate(paths.createBand(), { state: editing(bandId) }))
    expect(await screen.findByText('불러오는 중')).toBeInTheDocument()
    letGo()
    expect(await screen.findByRole('heading', { name: '오류가 발생했습니다' })).toBeVisible()
    await app.user.click(button('새로고침'))
    expect(await nameField()).toHaveValue('새벽 네 시')
  })
})

describe('the forms of two bands', () => {
  it('are never shared: a new one is empty after an existing one, and the reverse', async () => {
    const other = await aBand(me, { name: '유리정원' })
    const { user, router } = await edit()
    writeInto(await nameField(), '새벽 네 시 반')
    await act(() => router.navigate(BEFORE))
    await user.click(await screen.findByRole('button', { name: '나가기' }))
    await heading('사용 안내')

    await act(() => router.navigate(paths.createBand()))
    expect(await heading('밴드 만들기')).toBeVisible()
    expect(await nameField()).toHaveValue('')
    expect(screen.queryByRole('switch', { name: '모집 상태' })).toBeNull()
    await act(() => router.navigate(BEFORE))
    await heading('사용 안내')

    await act(() => router.navigate(paths.createBand(), { state: editing(other) }))
    expect(await nameField()).toHaveValue('유리정원')
  })

  it('do not mix through a draft left by closing the page', async () => {
    await edit()
    writeInto(await nameField(), '새벽 네 시 반')
    await waitFor(() => expect(sessionStorage.getItem('persist:bandDraft')).toContain('네 시 반'))
    cleanup()
    // Another address was typed, and a link leads from there to a new band.
    await openForm(me)
    expect(await heading('밴드 만들기')).toBeVisible()
    expect(await nameField()).toHaveValue('')
  })
})

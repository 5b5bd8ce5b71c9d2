import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { agree, listConsents } from '#contract/http/auth/consents.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp } from '../renderApp.tsx'

const tick = (name: string) => screen.getByRole('checkbox', { name })
const onward = () => screen.getByRole('button', { name: '동의하고 계속하기' })

async function atConsent() {
  const app = await renderApp(paths.signupConsent())
  await screen.findByRole('checkbox', { name: '전체 동의' })
  return app
}

describe('the consent, the first step of the sign-up', () => {
  it('goes on once all three are ticked, one by one or at once', async () => {
    const { user, router } = await atConsent()
    expect(screen.getByRole('progressbar', { name: '회원가입 진행' })).toHaveAttribute('aria-valuenow', '12')
    expect(onward()).toBeDisabled()
    for (const name of ['필수 서비스 이용약관', '필수 개인정보 처리방침', '필수 만 14세 이상이에요']) {
      expect(tick('전체 동의')).not.toBeChecked()
      await user.click(tick(name))
      expect(tick(name)).toBeChecked()
    }
    expect(tick('전체 동의')).toBeChecked()
    await user.click(tick('전체 동의'))
    expect(tick('필수 만 14세 이상이에요')).not.toBeChecked()
    expect(onward()).toBeDisabled()
    await user.click(tick('전체 동의'))
    await user.click(onward())
    expect(await screen.findByLabelText('이메일')).toHaveFocus()
    expect(router.state.location.pathname).toBe(paths.signupEmail())
  })

  it.each([
    ['서비스 이용약관', '필수 개인정보 처리방침'],
    ['개인정보 처리방침', '필수 서비스 이용약관'],
  ])('opens %s, and comes back with what was ticked', async (text, other) => {
    const { user } = await atConsent()
    await user.click(tick(other))
    await user.click(screen.getByRole('link', { name: `${text} 보기` }))
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    expect(await screen.findByRole('checkbox', { name: other })).toBeChecked()
    expect(tick(`필수 ${text}`)).not.toBeChecked()
  })

  it('keeps the ticks over a reload', async () => {
    const { user } = await atConsent()
    await user.click(tick('필수 만 14세 이상이에요'))
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    await atConsent()
    expect(tick('필수 만 14세 이상이에요')).toBeChecked()
    expect(tick('필수 서비스 이용약관')).not.toBeChecked()
  })
})

describe('a member from before', () => {
  const asked = async (path = paths.friends()) => {
    const mina = await aMember({ fromBefore: true })
    const app = await renderApp(path, { as: mina })
    expect(await screen.findByRole('heading', { name: /합주를 계속하려면/ })).toBeVisible()
    return { ...app, mina }
  }

  it('is asked once, and comes back to where the app was', async () => {
    const { user, router, server, mina } = await asked(paths.friends('sent'))
    expect(onward()).toBeDisabled()
    await user.click(tick('전체 동의'))
    await user.dblClick(onward())
    expect(await screen.findByRole('heading', { level: 1, name: '친구' })).toBeVisible()
    expect(router.state.location.search).toBe('?tab=sent')
    expect((await server.call(listConsents, { as: mina })).value.missing).toEqual([])
    expect(server.logged.filter(({ path, method }) => path === agree.path && method === 'POST')).toHaveLength(
      1,
    )
  })

  it('keeps the ticks when it cannot be saved, and can try again', async () => {
    const { user, server } = await asked()
    server.faults.fault(agree, 'offline', { times: 1 })
    await user.click(tick('전체 동의'))
    await user.click(onward())
    expect(await screen.findByRole('alert')).toHaveTextContent(/네트워크를 확인하고/)
    expect(tick('전체 동의')).toBeChecked()
    await user.click(onward())
    expect(await screen.findByRole('heading', { level: 1, name: '친구' })).toBeVisible()
  })

  it('may refuse by logging out, or by going to the withdrawal', async () => {
    const { user, router } = await asked()
    expect(screen.getByRole('link', { name: '탈퇴하기' })).toHaveAttribute('href', paths.settings())
    await user.click(screen.getByRole('button', { name: '로그아웃' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login()))
  })

  it('who has agreed to everything is led on from the question', async () => {
    const { router } = await renderApp(paths.consent(), { as: await aMember() })
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.home()))
  })
})

describe('the texts', () => {
  it.each([
    [paths.terms(), '서비스 이용약관', '2025년 7월 1일부터 · 읽는 데 3분'],
    [paths.privacy(), '개인정보 처리방침', /^2026년 11월 27일부터 · 읽는 데 \d분$/],
    [paths.about(), '팀 정보', /^읽는 데 \d분$/],
  ])('at %s are open to a visitor, who is led back to the log-in', async (path, title, facts) => {
    const { user, router } = await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(facts)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login()))
  })

  it('jump to a chapter, and one step back leaves the text', async () => {
    const { user, router } = await renderApp(paths.settings(), { as: await aMember() })
    await user.click(await screen.findByRole('link', { name: '약관 및 정책' }))
    const contents = await screen.findByRole('navigation', { name: '차례' })
    expect(within(contents).getAllByRole('link')).toHaveLength(7)
    expect(within(contents).getByRole('link', { current: true })).toHaveTextContent('합주가 하는 일')
    await user.click(within(contents).getByRole('link', { name: /탈퇴와 데이터/ }))
    expect(screen.getByRole('heading', { name: '7. 탈퇴와 데이터' })).toHaveFocus()
    expect(within(contents).getByRole('link', { current: true })).toHaveTextContent('탈퇴와 데이터')
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { level: 1, name: '설정' })).toBeVisible()
  })

  it('lead to each other', async () => {
    const { user } = await renderApp(paths.terms())
    await user.click(await screen.findByRole('link', { name: '개인정보 처리방침' }))
    expect(await screen.findByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeVisible()
    expect(screen.getByRole('link', { name: '서비스 이용약관' })).toHaveAttribute('href', paths.terms())
  })
})

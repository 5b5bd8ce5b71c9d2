import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { expectToast } from './eachFault.ts'

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const offerSheet = (share: Navigator['share'] | undefined) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
afterEach(() => offerSheet(undefined))

const aBandPage = async () => paths.band(await bandTest(theServer()).aBand(harin, { name: '해일' }))
const pages = [
  ['the page of a band', '해일', aBandPage],
  ['a profile', 'harin', async () => paths.profileDetail(harin.memberId)],
] as const

/** Opens the page; resolves once its name is known. */
async function open(path: string, name: string) {
  const app = await renderApp(path, { as: me })
  await screen.findByRole('heading', { name })
  return { ...app, tapShare: () => app.user.click(screen.getByRole('button', { name: '공유' })) }
}

it.each(pages)('공유 on %s hands its name and address to the phone', async (_page, name, pathOf) => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve())
  offerSheet(share)
  const path = await pathOf()
  const { tapShare } = await open(path, name)
  await tapShare()
  await waitFor(() =>
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: name, url: `${location.origin}${path}` }),
  )
  expect(screen.queryByText('링크를 복사했습니다.')).toBeNull()
})

it.each(pages)('공유 on %s copies the link where the phone has no sheet', async (_page, name, pathOf) => {
  const path = await pathOf()
  const app = await open(path, name)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await app.tapShare()
  await expectToast(app, '링크를 복사했습니다.', 'status')
  expect(write).toHaveBeenCalledWith(`${location.origin}${path}`)
})

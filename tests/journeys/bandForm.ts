import { act, screen, within } from '@testing-library/react'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { createRecruitment, readRecruitment } from '#contract/http/recruitments/recruitments.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { renderApp, theServer } from '../renderApp.tsx'

/** The form of a band, as those see it who fill it in. */

export const nameField = () => screen.findByRole('textbox', { name: /^밴드 이름/ })
export const endField = () => screen.getByLabelText<HTMLInputElement>('모집 마감일')
export const button = (label: string | RegExp) => screen.getByRole('button', { name: label })
export const row = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) })
/** A sheet comes with its first opening. */
export const opened = async () => within(await screen.findByRole('dialog'))
export const save = () => screen.getByRole('button', { name: /^(밴드 만들기|수정 완료|저장 중\.\.\.)$/ })

/** Where somebody was before they came to the form; it is a light screen. */
export const BEFORE = paths.manual()

/** From another screen, as a tap leads there. */
export async function openForm(as: TestMember, state?: unknown) {
  const app = await renderApp(BEFORE, { as })
  await act(() => app.router.navigate(paths.createBand(), { state }))
  return app
}
export type OpenForm = Awaited<ReturnType<typeof openForm>>

export const editing = (bandId: number) => ({ isEditing: true, bandId })

export async function aBand(as: TestMember, facts: { name: string } & Record<string, unknown>) {
  return (await theServer().call(createRecruitment, { as, body: facts })).value.bandId
}
export const recruitment = async (as: TestMember, bandId: number) =>
  (await theServer().call(readRecruitment, { as, path: { bandId } })).value

/** Ids of the bands that a member manages, as their list of rooms has them. */
export async function managedBands(as: TestMember): Promise<number[]> {
  const { value } = await theServer().call(listRooms, { as })
  return value.chatRoomInfos.flatMap((room) => (room.roomType === 'BAND-MANAGER' ? [room.bandId] : []))
}

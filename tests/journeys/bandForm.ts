import { act, screen, within } from '@testing-library/react'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { createRecruitment, readRecruitment } from '#contract/http/recruitments/recruitments.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { renderApp, theServer } from '../renderApp.tsx'

/** Drives the form of a band as its users see it. */

export const nameField = () => screen.findByRole('textbox', { name: /^밴드 이름/ })
export const endField = () => screen.getByLabelText<HTMLInputElement>('모집 마감일')
export const button = (label: string | RegExp) => screen.getByRole('button', { name: label })
export const row = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) })
/** The sheet's code loads when it is first opened. */
export const opened = async () => within(await screen.findByRole('dialog'))
export const save = () => screen.getByRole('button', { name: /^(밴드 만들기|수정 완료|저장 중\.\.\.)$/ })

/** The screen before the form; it loads quickly. */
export const BEFORE = paths.manual()

/** Opens the form from another screen, as a tap does. */
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

/** The ids of the bands that a member manages, from their list of rooms. */
export async function managedBands(as: TestMember): Promise<number[]> {
  const { value } = await theServer().call(listRooms, { as })
  return value.chatRoomInfos.flatMap((room) => (room.roomType === 'BAND-MANAGER' ? [room.bandId] : []))
}

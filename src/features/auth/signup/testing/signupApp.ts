import { act, fireEvent, screen } from '@testing-library/react'
import { sendCode, verifyCode } from '#contract/http/auth/signup.ts'
import { paths } from '#src/lib/paths.ts'
import { renderApp, theServer } from '#tests/renderApp.tsx'
import { ALL_TICKS } from '../../consents/ticks.ts'
import { passwordChosen, passwordConfirmed, type SignupDraft } from '../signupDraftSlice.ts'

export const EMAIL = 'yuna@hapju.kr'
export const PASSWORD = 'gitar2025'

export type SignupApp = Awaited<ReturnType<typeof renderApp>>

/** Stores a draft in session storage, as before a reload. Everything is agreed to. */
export function leaveDraft(draft: Partial<SignupDraft>) {
  const stored = Object.entries({ ticks: ALL_TICKS, ...draft }).map(([field, value]) => [
    field,
    JSON.stringify(value),
  ])
  const _persist = JSON.stringify({ version: 1, rehydrated: true })
  sessionStorage.setItem('persist:signupDraft', JSON.stringify({ ...Object.fromEntries(stored), _persist }))
}

export const storedDraft = () =>
  JSON.parse(sessionStorage.getItem('persist:signupDraft') ?? '{}') as Record<string, string>

/** The code in the newest mail. */
export function mailedCode(): string {
  const code = /\b\d{5}\b/.exec(theServer().sentMail.at(-1)?.text ?? '')?.[0]
  if (!code) throw new Error('No mail with a code was sent.')
  return code
}

export const press = ({ user }: SignupApp, name: string) => user.click(screen.getByRole('button', { name }))

/** Opens the code step after a code was sent. */
export async function atVerify({ secondsLeft = 299 } = {}): Promise<SignupApp> {
  await theServer().call(sendCode, { body: { email: EMAIL } })
  leaveDraft({ email: EMAIL, codeEndsAt: Date.now() + secondsLeft * 1_000 })
  return renderApp(paths.signupVerify())
}

/** Opens a step after the password, with a password and an e-mail that the server has verified. */
async function pastPassword(step: string, draft: Partial<SignupDraft>): Promise<SignupApp> {
  const { call } = theServer()
  await call(sendCode, { body: { email: EMAIL } })
  const { value } = await call(verifyCode, { body: { email: EMAIL, code: mailedCode() } })
  leaveDraft({ email: EMAIL, proof: value.proof!, ...draft })
  const app = await renderApp(paths.signupPassword())
  // The password is kept in memory only, so the app cannot start with it.
  await act(async () => {
    app.store.dispatch(passwordChosen(PASSWORD))
    app.store.dispatch(passwordConfirmed())
    await app.router.navigate(step)
  })
  return app
}

/** Opens the nickname step. */
export async function atNickname(): Promise<SignupApp> {
  const app = await pastPassword(paths.signupNickname(), {})
  await screen.findByLabelText('닉네임')
  return app
}

/** Opens the last step, with everything but the profile. */
export async function atProfile(draft: Partial<SignupDraft> = {}): Promise<SignupApp> {
  const app = await pastPassword(paths.signupProfile(), { nickname: 'yuna22', ...draft })
  await screen.findByLabelText('나이')
  return app
}

export async function write({ user }: SignupApp, label: string, text: string) {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

/** Changes a field without key events, like an input method. */
export const writeHangul = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { login } from '#contract/http/auth.ts'
import type { FakeSocket } from '#mocks/fakeSocket.ts'
import { type App, startApp } from '#src/app/startApp.tsx'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import type { MakeMember, TestMember } from '#server/testing/members.ts'
import { emptyBrowserStorage } from './env/browserStorage.ts'
import { type MountedServer, mountServer } from './env/mountedServer.ts'

/**
 * For journeys: the real app on the real server. Importing this file gives every test of the importing one a server of
 * its own, with an empty store.
 */
let server: MountedServer
let apps: App[] = []

// The first test of a file compiles the screens it opens, which on a busy machine takes most of the usual 15 s.
vi.setConfig({ testTimeout: 45_000 })

beforeEach(async () => {
  server = await mountServer()
  // The last test's app was still writing its drafts when it was taken away.
  await emptyBrowserStorage()
}, 60_000)

afterEach(async () => {
  for (const app of apps.splice(0)) app.dispose()
  await server.unmount()
})

interface RenderedApp {
  user: UserEvent
  store: App['store']
  router: App['router']
  socket: FakeSocket
  server: MountedServer
}

interface Visit {
  /** Absent: a visitor. */
  as?: TestMember
  /** They have signed up a moment ago: the pre-test is open to them (P1). */
  onboarding?: boolean
}

/** Opens the app at an address, logged in as a member or as a visitor. */
export async function renderApp(path: string, { as, onboarding = false }: Visit = {}): Promise<RenderedApp> {
  if (as) await logInBeforehand(as, onboarding)
  const user = userEvent.setup()
  const app = await startApp({
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
  })
  apps.push(app)
  await app.ready
  render(app.element)
  return { user, store: app.store, router: app.router, socket: server.socket, server }
}

async function logInBeforehand({ email, password }: TestMember, onboarding: boolean): Promise<void> {
  const { value } = await server.call(login, { body: { email, password } })
  makeTokenStorage().saveSession(value, onboarding)
}

export const theServer = () => server

/** A signed-up member. */
export const aMember: MakeMember = (facts) => server.aMember(facts)

/** Two people have a private room; a group may have any number and has a name. */
export function aRoom(people: TestMember[], { name }: { name?: string } = {}): Promise<number> {
  return name === undefined
    ? server.chat.aRoom('PRIVATE', people)
    : server.chat.aRoom('GROUP', people, { name })
}

/** Sent the way a phone sends it: stored, published, counted. */
export async function aMessage(roomId: number, from: TestMember, content: string): Promise<void> {
  const { toPrivate, toGroup } = server.chat
  const refusal = await toPrivate(from, roomId, { content })
  const second = refusal?.code === 'CHAT4002' ? await toGroup(from, roomId, { content }) : refusal
  if (second) throw new Error(`The message was refused: ${second.code}`)
}

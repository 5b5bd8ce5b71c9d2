import { cleanup, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { login } from '#contract/http/auth/auth.ts'
import type { FakeSocket } from '#mocks/fakeSocket.ts'
import type { Db } from '#server/db/db.ts'
import type { MakeMember, TestMember } from '#server/testing/members.ts'
import { type App, startApp } from '#src/app/startApp.tsx'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { type MountedServer, mountServer } from './env/mountedServer.ts'
import { network } from './env/network.ts'

/**
 * For journeys: the real app on the real server. Every test of the project `journeys` (vite.config.ts) has
 * its own server with an empty store; `journeySetup.ts` calls `openServer` and `closeServer`.
 */
let server: MountedServer | null = null
let apps: App[] = []

export async function openServer(): Promise<void> {
  server = await mountServer()
}

/** Ends the visits so far, as closing their tabs would. What the browser keeps stays. */
export function closeApps(): void {
  // before the stores end, whose aborted requests would make screens ask again
  cleanup()
  for (const app of apps.splice(0)) app.dispose()
}

export async function closeServer(): Promise<void> {
  closeApps()
  await server?.unmount()
  server = null
}

/** Ends the server and starts one on another store, as a restore does. Apps that are open reconnect to it. */
export async function replaceServer(db: Db): Promise<void> {
  await server?.unmount()
  network.resetHandlers()
  server = await mountServer(db)
}

export function theServer(): MountedServer {
  if (!server)
    throw new Error('There is no server: this file is not of the project "journeys" (vite.config.ts).')
  return server
}

export interface RenderedApp {
  user: UserEvent
  store: App['store']
  router: App['router']
  socket: FakeSocket
  server: MountedServer
}

interface Visit {
  /** The logged-in member. Absent: a visitor. */
  as?: TestMember
  /** The member has just signed up, so the pre-test is open to them (P1). */
  onboarding?: boolean
}

/** Opens the app at an address, logged in as a member or as a visitor. */
export async function renderApp(path: string, { as, onboarding = false }: Visit = {}): Promise<RenderedApp> {
  if (as) await logInBeforehand(as, onboarding)
  const { socket } = theServer()
  const user = userEvent.setup()
  const app = await startApp({
    spread: (ms) => ms,
    // Retries happen at once; the tests of the base query cover how long they wait.
    wait: atOnce,
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
  })
  apps.push(app)
  await app.ready
  render(app.element)
  return { user, store: app.store, router: app.router, socket, server: theServer() }
}

/** Waits a turn of the event loop, so that pending results are rendered. */
const atOnce = () => new Promise<void>((resolve) => setImmediate(resolve))

async function logInBeforehand({ email, password }: TestMember, onboarding: boolean): Promise<void> {
  const { value } = await theServer().call(login, { body: { email, password } })
  makeTokenStorage().saveSession(value, onboarding)
}

/** Creates a signed-up member. */
export const aMember: MakeMember = (facts) => theServer().aMember(facts)

/** Creates a private room for two people, or a group with a name for any number. */
export function aRoom(people: TestMember[], { name }: { name?: string } = {}): Promise<number> {
  return name === undefined
    ? theServer().chat.aRoom('PRIVATE', people)
    : theServer().chat.aRoom('GROUP', people, { name })
}

/** Sends a message the way a phone does: it is stored, published and counted. */
export async function aMessage(roomId: number, from: TestMember, content: string): Promise<void> {
  const { toPrivate, toGroup } = theServer().chat
  const refusal = await toPrivate(from, roomId, { content })
  const second = refusal?.code === 'CHAT4002' ? await toGroup(from, roomId, { content }) : refusal
  if (second) throw new Error(`The message was refused: ${second.code}`)
}
